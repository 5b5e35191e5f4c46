import { findPageQueries } from '../modules/paths/route-calls.ts';
import type { Services } from '../modules/session/services.tsx';
import { latestRoute } from './latest-route.ts';
import type { Router } from './router.ts';

/**
 * Resolves when each call of the current page has data or has failed: with a response, or with a saved answer.
 *
 * @param maxWait - milliseconds after which it resolves in any case.
 */
export function waitForPageData(
  { queryClient }: Pick<Services, 'queryClient'>,
  router: Router,
  maxWait: number,
): Promise<void> {
  function isComplete(): boolean {
    const route = latestRoute(router);
    if (!route?.primary && !route?.parts) return true;
    const queries = findPageQueries(queryClient, route);
    return (
      queries.length > 0 &&
      queries.every(({ state }) => state.data !== undefined || state.status === 'error')
    );
  }
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      stopCache();
      stopRouter();
      resolve();
    };
    const check = () => {
      if (isComplete()) finish();
    };
    const timer = setTimeout(finish, maxWait);
    const stopCache = queryClient.getQueryCache().subscribe(check);
    // A failed call can lead to another page.
    const stopRouter = router.subscribe(check);
    check();
  });
}
