import type { EndReason } from '@producer-portal/api/session';
import { statesQuery } from '@producer-portal/api/queries';
import type { Services } from '../modules/session/services.tsx';
import { currentRoute, leaveFor } from './current-route.ts';
import type { Router } from './current-route.ts';

/** The page that tells why there is no session any more. */
export function endPath(reason: EndReason | null): '/logged-out' | '/inactivity-error' {
  return reason === 'signed-out' ? '/logged-out' : '/inactivity-error';
}

/**
 * Follows the session wherever it changes, in this tab or another: when it ends the reader is told why, when it changes hands
 * nothing of the first person stays on the screen or in the cache.
 *
 * @returns stops it.
 */
export function routeSession(services: Services, router: Router): () => void {
  const { session, queryClient } = services;
  let { generation, kind, ended } = session.snapshot();
  const stop = session.subscribe(() => {
    const now = session.snapshot();
    // Another tab's storage tells that the session ended before its message tells why.
    const reasonCameLater =
      now.generation === generation && ended === 'elsewhere' && now.ended === 'signed-out';
    if (reasonCameLater) void router.navigate(endPath(now.ended), { replace: true });
    ended = now.ended;
    if (now.generation === generation) return;
    const wasSignedIn = kind !== 'none';
    ({ generation, kind } = now);
    queryClient.clear();
    if (kind === 'none') {
      if (wasSignedIn) leaveFor(router, endPath(now.ended));
      return;
    }
    // Another tab signed in: a page that is only for the signed out gives way.
    void router.revalidate();
  });

  let asked: number | null = null;
  function askStates() {
    const isClosedPage = currentRoute(router)?.public !== true;
    // Whoever goes on from /no-states wants to know whether that has changed.
    if (currentRoute(router)?.path === '/no-states') {
      asked = null;
      queryClient.removeQueries({ queryKey: statesQuery(services.api).queryKey });
    }
    if (kind === 'none' || asked === generation || !isClosedPage) return;
    asked = generation;
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
 * Who has no states gets /no-states (decisions.md section 4). Asked beside the first call and never in its way; that the
 * question fails is not "no states".
 */
async function checkStates({ api, session, queryClient }: Services, router: Router): Promise<void> {
  const { kind, generation } = session.snapshot();
  if (kind === 'admin') return;
  try {
    const states = await queryClient.fetchQuery(statesQuery(api));
    const isSamePerson = session.snapshot().generation === generation;
    if (states.length === 0 && isSamePerson && !currentRoute(router)?.public) {
      await router.navigate('/no-states', { replace: true });
    }
  } catch {
    // Told by nobody: whatever needs the states will ask again and say so itself.
  }
}
