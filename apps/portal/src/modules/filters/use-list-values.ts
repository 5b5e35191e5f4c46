import { startTransition, useCallback, useEffect, useMemo, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsHere } from '../paths/is-here.ts';
import type { Fields, ListParams, ListValues } from './list-params.ts';

/**
 * The filters in the page's address, and how to change them. There is no other copy: back, reload
 * and a shared link show the same list (docs/product.md#filters-in-addresses).
 *
 * @param params - from `defineListParams`; a stable value.
 */
export function useListValues<const F extends Fields>(params: ListParams<F>) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const values = useMemo(() => params.parse(new URLSearchParams(search)), [params, search]);
  const canonical = params.toSearch(values);

  // An address that says the same in other words (page=1, an old name) is put right where it stands.
  useEffect(() => {
    if (search.replaceAll('%5B%5D', '[]') !== canonical && isHere()) {
      void navigate({ pathname, search: canonical }, { replace: true, state });
    }
  }, [isHere, navigate, pathname, search, canonical, state]);

  // A choice shows at once, also while its navigation is on its way, and the next one adds to it.
  const [shown, setShown] = useOptimistic(values);
  const hrefFor = useCallback(
    (next: ListValues<F>) => pathname + params.toSearch(next),
    [params, pathname],
  );
  const show = useCallback(
    (next: ListValues<F>) =>
      startTransition(async () => {
        setShown(next);
        await navigate(hrefFor(next));
      }),
    [hrefFor, navigate, setShown],
  );
  return { values: shown, show, hrefFor };
}
