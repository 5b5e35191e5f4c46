import { hasCall } from '../modules/paths/route-calls.ts';
import type { Services } from '../modules/session/services.tsx';
import { currentRoute } from './current-route.ts';
import type { Router } from './router.ts';

/** Resolves when all calls of the current page have data: a response or a saved answer. */
export function waitForPageData(
  { queryClient }: Pick<Services, 'queryClient'>,
  router: Router,
): Promise<void> {
  const cache = queryClient.getQueryCache();
  function hasData(): boolean {
    const route = currentRoute(router);
    const queries = cache.findAll({ predicate: ({ queryKey }) => hasCall(route, queryKey) });
    return queries.length > 0 && queries.every(({ state }) => state.data !== undefined);
  }
  return new Promise((resolve) => {
    if (hasData()) {
      resolve();
      return;
    }
    const stop = cache.subscribe(() => {
      if (!hasData()) return;
      stop();
      resolve();
    });
  });
}
