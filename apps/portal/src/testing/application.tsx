import { syncAcrossTabs } from '@producer-portal/api';
import { FIXED_NOW } from '@producer-portal/api/testing';
import { routeErrors } from '../app/error-routing.ts';
import { createMemoryHistory } from '../app/page-history.ts';
import { Portal } from '../app/portal.tsx';
import { createPreparePage } from '../app/prepare-page.ts';
import { createRouter } from '../app/router.ts';
import { navigateOnSessionChange } from '../app/session-routing.ts';
import { ClockProvider } from '../lib/clock.tsx';
import type { FirstContentSteps } from '../modules/shell/first-content.tsx';
import { createTestServices } from './services.ts';
import type { TestServicesOptions } from './services.ts';

export const sampleClock = () => FIXED_NOW;

/** In tests, the optional parts of the shell load immediately, without waiting for the first screen's content. */
const showAllAtOnce: FirstContentSteps = {
  onLoaded: () => {},
  onRendered: () => {},
  loaded: Promise.resolve(),
  shown: null,
};

export interface ApplicationOptions extends Omit<TestServicesOptions, 'path'> {
  /** State of the history entry, such as the path that led to an error page (`from`). @default none */
  historyState?: unknown;
}

/** Creates the whole application at one URL, with the real routes and shell, its own query client, and a fixed clock. */
export function openApplication(path: string, options: ApplicationOptions = {}) {
  const now = options.now ?? sampleClock;
  const services = createTestServices({ ...options, now, path });
  const history = createMemoryHistory(path, options.historyState);
  const router = createRouter(history, createPreparePage(services, showAllAtOnce));
  const unsubscribes = [
    services.session.connect(),
    syncAcrossTabs(services.queryClient, services.session),
    routeErrors(services, router),
    navigateOnSessionChange(services, router),
  ];
  const element = (
    <ClockProvider value={now}>
      <div id="app">
        <Portal services={services} router={router} firstContent={showAllAtOnce} />
      </div>
    </ClockProvider>
  );
  return {
    services,
    history,
    router,
    element,
    stop: () => unsubscribes.forEach((unsubscribe) => unsubscribe()),
  };
}
