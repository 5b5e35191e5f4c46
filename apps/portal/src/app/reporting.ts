import type { ActivityEvent, Diagnostic } from '@producer-portal/api';
import { whenIdle } from '../lib/idle.ts';
import type { PortalConfig } from '../modules/session/portal-config.ts';

/** Receives errors, breaches of the contract, and the activity that led to them. */
export interface Reporting {
  report: (error: Error) => void;
  /** Reports a breach of the contract by the host or the configuration. */
  diagnostic: (diagnostic: Diagnostic) => void;
  breadcrumb: (event: ActivityEvent) => void;
}

/** The module with the code of the error reporting service. */
export interface VendorModule {
  startSentry: (config: NonNullable<PortalConfig['errorReporting']>) => Reporting;
}

/** Maximum number of events that wait for the vendor's code. If there are more, the oldest are dropped. */
const MAX_QUEUED = 30;

/**
 * Starts error reporting (docs/product.md#error-reporting). The vendor's code loads when the page is idle, and events are
 * queued until then. Without a DSN, nothing is loaded, queued, or sent.
 */
export function startReporting(
  config: PortalConfig['errorReporting'],
  load: () => Promise<VendorModule> = () => import('./sentry.ts'),
): Reporting {
  if (!config) return { report: () => {}, diagnostic: () => {}, breadcrumb: () => {} };

  let sink: Reporting | null = null;
  const queue: ((sink: Reporting) => void)[] = [];
  const sendOrQueue = (send: (sink: Reporting) => void) => {
    if (sink) send(sink);
    else {
      queue.push(send);
      if (queue.length > MAX_QUEUED) queue.shift();
    }
  };

  async function start(reporting: NonNullable<typeof config>) {
    const { startSentry } = await load();
    sink = startSentry(reporting);
    for (const send of queue.splice(0)) send(sink);
  }
  const handleError = ({ error }: ErrorEvent) => {
    if (!sink && error instanceof Error) sendOrQueue(({ report }) => report(error));
  };
  window.addEventListener('error', handleError);
  // If the reporter can't be loaded, the portal works without it.
  whenIdle(() => void start(config).catch(() => {}));

  return {
    report: (error) => sendOrQueue(({ report }) => report(error)),
    diagnostic: (found) => sendOrQueue(({ diagnostic }) => diagnostic(found)),
    breadcrumb: (event) => sendOrQueue(({ breadcrumb }) => breadcrumb(event)),
  };
}
