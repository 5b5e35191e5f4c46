import '@producer-portal/ui/styles.css';
import { followOtherTabs } from '@producer-portal/api';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { createServices } from './app/create-services.ts';
import { loadBlockedStyles } from './app/entry-styles.ts';
import { routeErrors } from './app/error-routing.ts';
import { loadFonts } from './app/fonts.ts';
import { watchInput } from './app/user-activity.ts';
import { PortalRouter } from './app/portal-router.tsx';
import { prefetchWhenIdle } from './app/prefetch.ts';
import { startReporting } from './app/reporting.ts';
import { createRoutes } from './app/router.tsx';
import { routeSession } from './app/session-routing.ts';
import { createTakeEarlyResponse } from './boot/early-calls.ts';
import { createFirstContent } from './modules/shell/first-content.tsx';
import { parsePortalConfig } from './modules/session/portal-config.ts';
import { readSignInResult } from './modules/session/sign-in.ts';

loadBlockedStyles();

const pageUrl = new URL(window.location.href);
// Remove a one-time code from the URL before anything else runs, so that no history, referrer, or report contains it.
if (readSignInResult(pageUrl)) window.history.replaceState(null, '', pageUrl.pathname);

const { config, malformedKeys } = parsePortalConfig(
  document.getElementById('portal-config')?.textContent ?? null,
);
const reporting = startReporting(config.errorReporting);
if (malformedKeys.length > 0)
  reporting.report(new Error(`Malformed configuration: ${malformedKeys.join(', ')}`));

const services = createServices({
  config,
  pageUrl,
  redirect: (url) => window.location.replace(url),
  report: reporting.report,
  takeEarlyResponse: createTakeEarlyResponse(window.portalEarlyCalls ?? []),
});
const { activity, keeper, queryClient, session } = services;
activity.subscribe(reporting.breadcrumb);
session.connect();
followOtherTabs(queryClient, session);
keeper.start();
watchInput(keeper);

const firstContent = createFirstContent();
const router = createBrowserRouter(createRoutes(services, firstContent));
routeErrors(services, router);
routeSession(services, router);
void firstContent.isShown?.then(() => prefetchWhenIdle(services, router));
void loadFonts(firstContent.isShown);

const container = document.getElementById('app');
if (!container) throw new Error('index.html has no element with the id "app".');
const application = (
  <StrictMode>
    <PortalRouter router={router} />
  </StrictMode>
);

function renderApp(root: Element) {
  // The build prerenders the shell into the page; the development server does not.
  startTransition(() => {
    if (root.firstElementChild) hydrateRoot(root, application);
    else createRoot(root).render(application);
  });
}

/** Renders the page once the router has settled on a route; its loaders don't wait for data. */
function renderWhenSettled(root: Element) {
  if (router.state.initialized) {
    renderApp(root);
    return;
  }
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    renderApp(root);
  });
}

// Render in a separate task: evaluating the code and rendering in one task would block slow devices for too long.
setTimeout(renderWhenSettled, 0, container);
