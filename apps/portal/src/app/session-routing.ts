import type { EndReason } from '@producer-portal/api/session';
import { states as statesResource } from '@producer-portal/api';
import type { Services } from '../modules/session/services.tsx';
import { clearTabAfterSignOut } from '../modules/session/sign-out.ts';
import { readOrigin } from '../modules/paths/origin.ts';
import { returnPath } from '../modules/paths/navigation.ts';
import { currentRoute, redirectTo } from './current-route.ts';
import type { Router } from './current-route.ts';

/** The page that tells why there is no session any more. */
export function endPath(reason: EndReason | null): '/logged-out' | '/inactivity-error' {
  return reason === 'signed-out' ? '/logged-out' : '/inactivity-error';
}

/** The pages that are there for the signed out alone. */
const signedOutPages: readonly string[] = [
  '/welcome',
  '/login',
  '/logged-out',
  '/inactivity-error',
  '/unauthorized',
];

/**
 * Where a page for the signed out leads once there is a session: to the page asked for. The page that a session ended on is
 * nobody's business but that person's; whoever else comes begins at home.
 */
function requestedPage(router: Router, isSameUser: boolean): string {
  const { pathname, search, state } = router.state.location;
  if (pathname === '/login') return returnPath(new URLSearchParams(search).get('RelayState'));
  return isSameUser ? readOrigin(state).from : '/';
}

/**
 * Follows the session wherever it changes, in this tab or another: when it ends the reader is told why, when it changes hands
 * nothing of the first person stays on the screen or in the cache, when it begins elsewhere the reader is led back. After a
 * sign-out nothing of the user stays in this tab's storage either.
 *
 * @returns stops it.
 */
export function routeSession(services: Services, router: Router): () => void {
  const { session, queryClient, signIn } = services;
  let { generation, kind, ended, claims } = session.snapshot();
  // The keeper ends a session that nobody has used for too long before the router is there.
  if (kind === 'none' && ended !== null) redirectTo(router, endPath(ended));
  clearTabAfterSignOut();
  const stop = session.subscribe(() => {
    const now = session.snapshot();
    clearTabAfterSignOut();
    // Another tab's storage tells that the session ended before its message tells why.
    const reasonCameLater =
      now.generation === generation && ended === 'elsewhere' && now.ended === 'signed-out';
    if (reasonCameLater) {
      const { state } = router.state.location;
      void router.navigate(endPath(now.ended), { replace: true, state });
    }
    ended = now.ended;
    if (now.generation === generation) return;
    const wasSignedIn = kind !== 'none';
    ({ generation, kind } = now);
    queryClient.clear();
    if (kind === 'none') {
      if (wasSignedIn) redirectTo(router, endPath(now.ended));
      return;
    }
    const isSameUser = claims?.uuid === now.claims?.uuid;
    ({ claims } = now);
    const path = currentRoute(router)?.path ?? '';
    // Another tab signed in: a page that is only for the signed out gives way. A sign-in that ends here leads on by itself.
    if (!wasSignedIn && signedOutPages.includes(path) && signIn.handOver() === null) {
      void router.navigate(requestedPage(router, isSameUser), { replace: true });
    } else void router.revalidate();
  });

  let requested: number | null = null;
  function askStates() {
    const isClosedPage = currentRoute(router)?.public !== true;
    // Whoever goes on from /no-states wants to know whether that has changed.
    if (currentRoute(router)?.path === '/no-states') {
      requested = null;
      queryClient.removeQueries({ queryKey: statesResource.list.query(services.api).queryKey });
    }
    if (kind === 'none' || requested === generation || !isClosedPage) return;
    requested = generation;
    void checkStates(services, router);
  }
  askStates();
  const stopAsking = router.subscribe(askStates);
  return () => {
    stop();
    stopAsking();
  };
}

/**
 * Who has no states gets /no-states (docs/product.md#no-states). Asked beside the first call and never in its way; that the
 * question fails is not "no states".
 */
async function checkStates({ api, session, queryClient }: Services, router: Router): Promise<void> {
  const { kind, generation } = session.snapshot();
  if (kind === 'admin') return;
  try {
    const states = await queryClient.fetchQuery(statesResource.list.query(api));
    const isSameUser = session.snapshot().generation === generation;
    if (states.length === 0 && isSameUser && !currentRoute(router)?.public) {
      await router.navigate('/no-states', { replace: true });
    }
  } catch {
    // Told by nobody: whatever needs the states will ask again and say so itself.
  }
}
