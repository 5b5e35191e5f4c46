import type { ActivityEvent } from '@producer-portal/api';
import { whenIdle } from '../lib/idle.ts';
import type { PortalConfig } from '../modules/session/portal-config.ts';

/** Where faults that no reader sees are told. */
export interface Reporting {
  report: (error: Error) => void;
  breadcrumb: (event: ActivityEvent) => void;
}

/** The module that brings the vendor's code. */
export interface Vendor {
  startSentry: (config: NonNullable<PortalConfig['errorReporting']>) => Reporting;
}

/** What happened before the vendor's code was there; beyond this many, the oldest is forgotten. */
const MAX_WAITING = 30;

/**
 * Starts error reporting (docs/product.md#error-reporting): the vendor's code is loaded when the page is idle, and only when a
 * DSN is configured. Until then what happens is kept. Without a DSN nothing is loaded, kept or sent.
 */
export function startReporting(
  config: PortalConfig['errorReporting'],
  load: () => Promise<Vendor> = () => import('./sentry.ts'),
): Reporting {
  if (!config) return { report: () => {}, breadcrumb: () => {} };

  let sink: Reporting | null = null;
  const waiting: ((sink: Reporting) => void)[] = [];
  const notify = (what: (sink: Reporting) => void) => {
    if (sink) what(sink);
    else {
      waiting.push(what);
      if (waiting.length > MAX_WAITING) waiting.shift();
    }
  };

  async function start(reporting: NonNullable<typeof config>) {
    const { startSentry } = await load();
    sink = startSentry(reporting);
    for (const what of waiting.splice(0)) what(sink);
  }
  const early = ({ error }: ErrorEvent) => {
    if (!sink && error instanceof Error) notify(({ report }) => report(error));
  };
  window.addEventListener('error', early);
  // A reporter that cannot be loaded is no reason to disturb anybody.
  whenIdle(() => void start(config).catch(() => {}));

  return {
    report: (error) => notify(({ report }) => report(error)),
    breadcrumb: (event) => notify(({ breadcrumb }) => breadcrumb(event)),
  };
}
