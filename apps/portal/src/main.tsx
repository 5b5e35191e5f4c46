import '@producer-portal/ui/styles.css';
import { createDiagnostics, syncAcrossTabs } from '@producer-portal/api';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createServices } from './app/create-services.ts';
import { latestRoute } from './app/latest-route.ts';
import { watchEarlyInput } from './app/early-input.ts';
import { loadStylesBlockedByCsp } from './app/entry-styles.ts';
import { routeErrors } from './app/error-routing.ts';
import { loadFonts } from './app/fonts.ts';
import { watchInput } from './app/user-activity.ts';
import { createBrowserHistory, replaceEntry } from './app/page-history.ts';
import { waitForPageData } from './app/page-data.ts';
import { Portal } from './app/portal.tsx';
import { prefetchWhenIdle } from './app/prefetch.ts';
import { createPreparePage } from './app/prepare-page.ts';
import { startReporting } from './app/reporting.ts';
import { createRouter } from './app/router.ts';
import { startServiceWorker } from './app/service-worker.ts';
import { navigateOnSessionChange } from './app/session-routing.ts';

import { createTakeEarlyResponse } from './boot/early-calls.ts';
import { applyPageLocale } from './lib/page-locale.ts';
import { wait } from './lib/wait.ts';
import { createFirstContent } from './modules/shell/first-content.tsx';
import { preloadShell } from './modules/shell/shell-queries.ts';
import { parsePortalConfig } from './modules/session/portal-config.ts';
import { getPathInsteadOfSso, readSignInResult } from './modules/session/sign-in.ts';

/**
 * Milliseconds that the first render waits for data after the code has loaded. Until then, the page shows the prerendered
 * shell.
 */
const MAX_WAIT = 100;

/** Milliseconds that the first render waits for data while the page shows its snapshot, which is better than a skeleton. */
const MAX_WAIT_WITH_SNAPSHOT = 1000;

applyPageLocale(document.documentElement);
loadStylesBlockedByCsp();

const pageUrl = new URL(window.location.href);
// Remove a one-time code from the URL before anything else runs, so that no history, referrer, or report contains it.
if (readSignInResult(pageUrl)) replaceEntry(null, pageUrl.pathname);
const hasSnapshot = document.querySelector('main[data-snapshot]') !== null;

const { config, invalidSettings } = parsePortalConfig(
  document.getElementById('portal-config')?.textContent ?? null,
);
const pathToOpenInstead = getPathInsteadOfSso(pageUrl, config);
if (pathToOpenInstead !== null) replaceEntry(null, pathToOpenInstead);
const reporting = startReporting(config.errorReporting);
const diagnostics = createDiagnostics({ onDiagnostic: reporting.diagnostic });
if (invalidSettings.length > 0) void reportSettings();

const services = createServices({
  config,
  pageUrl,
  redirect: (url) => window.location.replace(url),
  report: reporting.report,
  diagnostics,
  invalidSettings,
  takeEarlyResponse: createTakeEarlyResponse(window.startEarlyCalls?.() ?? []),
});
const { activity, sessionManager, queryClient, session } = services;
// Reads this session's saved answers while the screen's code and responses load.
void services.savedAnswers.open();
activity.subscribe(reporting.breadcrumb);
session.connect();
syncAcrossTabs(queryClient, session);
sessionManager.start();
watchInput(sessionManager);

const firstContent = createFirstContent();
const router = createRouter(
  createBrowserHistory(services.redirect),
  createPreparePage(services, firstContent),
);
routeErrors(services, router);
navigateOnSessionChange(services, router);
void firstContent.shown?.then(() => prefetchWhenIdle(services, router));
void loadFonts(firstContent.shown);
if (import.meta.env.PROD && config.serviceWorker)
  void firstContent.shown?.then(() => startServiceWorker());

const container = document.getElementById('app');
if (!container) throw new Error('index.html has no element with the id "app".');
void renderApp(container);

/** Renders the application. The first render waits briefly for data, so that the page doesn't start with skeletons. */
async function renderApp(element: HTMLElement) {
  const root = createRoot(element);
  // A separate task: evaluating the code and rendering in one task would block slow devices for too long.
  await wait(0);
  const restoreInput = watchEarlyInput(element);
  function handleRendered() {
    // Remove the snapshot's styles, which would override stylesheets that load later.
    document.adoptedStyleSheets = [];
    restoreInput();
  }
  await router.ready;
  if (hasSnapshot) await waitForPageData(services, router, MAX_WAIT_WITH_SNAPSHOT);
  else await Promise.race([Promise.all([firstContent.loaded, loadShell()]), wait(MAX_WAIT)]);
  startTransition(() =>
    root.render(
      <StrictMode>
        <Portal
          services={services}
          router={router}
          firstContent={firstContent}
          onRendered={handleRendered}
        />
      </StrictMode>,
    ),
  );
}

async function loadShell() {
  const isSignedIn = session.snapshot().kind !== 'none';
  if (isSignedIn && !latestRoute(router)?.public) await preloadShell(services);
}

/** Reports the invalid settings. The code that explains them loads only if there are any. */
async function reportSettings() {
  const { explainSetting } = await import('./modules/session/config-diagnostics.ts');
  for (const setting of invalidSettings) diagnostics.report(explainSetting(setting));
}
