import type { EndReason, SessionSnapshot } from '@producer-portal/api/session';
import { states as statesResource } from '@producer-portal/api';
import type { Location } from 'react-router-dom';
import type { Services } from '../modules/session/services.tsx';
import { clearTabAfterSignOut } from '../modules/session/sign-out.ts';
import { readErrorPageState } from '../modules/paths/error-page-state.ts';
import { toReturnPath } from '../modules/paths/navigation.ts';
import { latestLocation, latestRoute, redirectTo } from './latest-route.ts';
import type { Router } from './router.ts';

/** The page that explains why the session ended. */
export function sessionEndPath(reason: EndReason | null): '/logged-out' | '/inactivity-error' {
  return reason === 'signed-out' ? '/logged-out' : '/inactivity-error';
}

/** Redirects to the page that explains why the session ended, with the host's message if there is one. */
function redirectToEndPage(
  router: Router,
  { ended, refusal }: Pick<SessionSnapshot, 'ended' | 'refusal'>,
): void {
  redirectTo(
    router,
    sessionEndPath(ended),
    refusal,
    ended === 'invalid' ? { invalidSession: true } : {},
  );
}

/** Pages that only signed-out users see. */
const signedOutPages: readonly string[] = [
  '/welcome',
  '/login',
  '/logged-out',
  '/inactivity-error',
  '/unauthorized',
];

/**
 * Returns the page to open after a sign-in in another tab, while this tab shows a page for signed-out users: the requested
 * page. If a session ended on the requested page, only the same user returns there. Any other user starts at home.
 */
function getRequestedPath(router: Router, isSameUser: boolean): string {
  const { pathname, search, state } = latestLocation(router);
  if (pathname === '/login') return toReturnPath(new URLSearchParams(search).get('RelayState'));
  return isSameUser ? readErrorPageState(state).from : '/';
}

/**
 * Navigates when the session changes, in this tab or in another tab. When the session ends, shows the reason. When the user
 * changes, clears the cache and the screen. When a session starts in another tab, goes to the requested page. After sign-out,
 * clears this tab's storage too.
 *
 * @returns a function that unsubscribes from these changes.
 */
export function navigateOnSessionChange(services: Services, router: Router): () => void {
  const { session, queryClient, signIn } = services;
  let { epoch, kind, ended, claims } = session.snapshot();
  // The session manager may end an idle session before the router exists.
  if (kind === 'none' && ended !== null) redirectToEndPage(router, session.snapshot());
  clearTabAfterSignOut();
  /** The page that explains why the session ended, until it has opened. */
  let endPage: Location | null = null;
  const unsubscribeSession = session.subscribe(() => {
    const snapshot = session.snapshot();
    clearTabAfterSignOut();
    // The storage event that ends the session arrives before the message with the reason.
    const reasonArrivedLate =
      snapshot.epoch === epoch &&
      ended === 'signed-out-in-other-tab' &&
      snapshot.ended === 'signed-out';
    if (reasonArrivedLate) {
      const { state } = latestLocation(router);
      void router.navigate(sessionEndPath(snapshot.ended), { replace: true, state });
      endPage = router.pendingLocation;
    }
    ended = snapshot.ended;
    if (snapshot.epoch === epoch) return;
    const wasSignedIn = kind !== 'none';
    ({ epoch, kind } = snapshot);
    queryClient.clear();
    if (kind === 'none') {
      if (wasSignedIn) {
        redirectToEndPage(router, snapshot);
        endPage = router.pendingLocation;
      }
      return;
    }
    endPage = null;
    const isSameUser = claims?.uuid === snapshot.claims?.uuid;
    ({ claims } = snapshot);
    const path = latestRoute(router)?.path ?? '';
    // Another tab signed in: leave a page that is only for signed-out users. After a sign-in in this tab, the login page
    // navigates.
    if (!wasSignedIn && signedOutPages.includes(path) && signIn.pendingResult() === null) {
      void router.navigate(getRequestedPath(router, isSameUser), { replace: true });
    } else void router.revalidate();
  });

  let checkedEpoch: number | null = null;
  function checkStatesOnce() {
    const isProtectedPage = latestRoute(router)?.public !== true;
    // Check again when the user leaves /no-states: states may have been added.
    if (latestRoute(router)?.path === '/no-states') {
      checkedEpoch = null;
      queryClient.removeQueries({ queryKey: statesResource.list.query(services.api).queryKey });
    }
    if (kind === 'none' || checkedEpoch === epoch || !isProtectedPage) return;
    checkedEpoch = epoch;
    void checkStates(services, router);
  }
  /** Opens the page that explains why the session ended, if a link that the user clicked has opened another page instead. */
  function openEndPage() {
    if (!endPage || router.pendingLocation) return;
    const { pathname, state } = endPage;
    endPage = null;
    if (router.state.location.pathname !== pathname)
      void router.navigate(pathname, { replace: true, state });
  }
  checkStatesOnce();
  const unsubscribeRouter = router.subscribe(() => {
    checkStatesOnce();
    openEndPage();
  });
  return () => {
    unsubscribeSession();
    unsubscribeRouter();
  };
}

/**
 * Redirects users without states to /no-states (docs/product.md#no-states), except admins. The check runs at the same time as
 * the page's first call. If it fails, the user isn't redirected.
 */
async function checkStates({ api, session, queryClient }: Services, router: Router): Promise<void> {
  const { kind, epoch } = session.snapshot();
  if (kind === 'admin') return;
  try {
    const states = await queryClient.fetchQuery(statesResource.list.query(api));
    const isSameUser = session.snapshot().epoch === epoch;
    if (states.length === 0 && isSameUser && !latestRoute(router)?.public) {
      await router.navigate('/no-states', { replace: true });
    }
  } catch {
    // Ignored: a screen that needs the states requests them again and shows the error.
  }
}
