import { createPath } from 'react-router-dom';
import { wait } from '../lib/wait.ts';
import { matchPath } from '../modules/paths/match-route.ts';
import { gate } from '../modules/session/gate.ts';
import type { Services } from '../modules/session/services.tsx';
import type { FirstContentSteps } from '../modules/shell/first-content.tsx';
import { preloadScreen } from './prefetch.ts';
import type { PreparePage } from './router.ts';
import { loadScreen } from './screens.tsx';

/** Milliseconds that a navigation waits for the screen's code while the old page stays. */
const MAX_CODE_WAIT = 100;

/**
 * Creates the function that prepares pages: it redirects users without access, and loads the screen's code and data. A
 * navigation waits up to `MAX_CODE_WAIT` for the code, but not for the data.
 */
export function createPreparePage(
  services: Services,
  { onLoaded }: Pick<FirstContentSteps, 'onLoaded'>,
): PreparePage {
  return async (location) => {
    const match = matchPath(location.pathname);
    if (!match) return null;
    const { route } = match;
    const redirectPath = gate({
      route,
      session: services.session.snapshot(),
      requestedPath: createPath(location),
      isSigningIn: services.signIn.pendingResult() !== null,
    });
    if (redirectPath !== null) return redirectPath;
    const searchParams = new URLSearchParams(location.search);
    void preloadScreen(services, { ...match, searchParams }).then(onLoaded);
    // If the code is slow, the page shows a placeholder. If it fails to load, the screen itself shows the error.
    await Promise.race([loadScreen(route).catch(() => {}), wait(MAX_CODE_WAIT)]);
    return null;
  };
}
