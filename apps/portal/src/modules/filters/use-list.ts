import type { ActivityPrefix } from '@producer-portal/api';
import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useCallback, useEffect, useMemo, useOptimistic, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsCurrent } from '../paths/is-current.ts';
import { useServices } from '../session/services.tsx';
import type { ListDefinition } from './define-filters.ts';
import { rememberList } from './last-list.ts';
import type { Fields, ListQuery, ListValues } from './list-params.ts';

/** A list's filters from the page's URL, and functions to change them. */
export interface List<F extends Fields> {
  readonly definition: ListDefinition<F>;
  readonly values: ListValues<F>;
  /** The query of the API call. */
  readonly query: ListQuery<F>;
  /** Navigates to the list with other filters or another page. */
  readonly show: (next: ListValues<F>) => void;
  /** Returns the URL of the list with other filters or another page. */
  readonly hrefFor: (next: ListValues<F>) => string;
}

/**
 * Reads a list's filters from the page's URL, which is the only copy, so Back, reload, and a shared link show the same list
 * (docs/product.md#filters-in-urls).
 *
 * @param definition - from `defineFilters`; must be a stable value.
 */
export function useList<F extends Fields>(definition: ListDefinition<F>): List<F> {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isCurrent = useIsCurrent();
  const values = useMemo(() => definition.parse(new URLSearchParams(search)), [definition, search]);
  const canonical = definition.toSearch(values);

  // Rewrite an equivalent URL (`page=1`, the old name of a product) to its canonical form.
  useEffect(() => {
    if (search.replaceAll('%5B%5D', '[]') !== canonical && isCurrent()) {
      void navigate({ pathname, search: canonical }, { replace: true, state });
    }
  }, [isCurrent, navigate, pathname, search, canonical, state]);

  useSelectionEvents(definition.prefix, canonical);

  // Show a selection immediately while its navigation is pending, so that the next selection adds to it.
  const [optimisticValues, setOptimisticValues] = useOptimistic(values);
  const hrefFor = useCallback(
    (next: ListValues<F>) => pathname + definition.toSearch(next),
    [definition, pathname],
  );
  const show = useCallback(
    (next: ListValues<F>) =>
      startTransition(async () => {
        setOptimisticValues(next);
        await navigate(hrefFor(next));
      }),
    [hrefFor, navigate, setOptimisticValues],
  );
  const query = definition.toQuery(optimisticValues);
  const client = useQueryClient();
  const { cacheKey } = definition;
  useEffect(() => {
    if (cacheKey) rememberList(client, cacheKey, [...cacheKey, query]);
  }, [client, cacheKey, query]);
  return {
    definition,
    values: optimisticValues,
    query,
    show,
    hrefFor,
  };
}

/** Emits SET when the user selects filters or a page, and RESET when nothing is selected anymore (docs/contract.md#activity-stream). */
function useSelectionEvents(prefix: ActivityPrefix, selection: string): void {
  const { activity } = useServices();
  const lastSelection = useRef(selection);
  useEffect(() => {
    if (lastSelection.current === selection) return;
    lastSelection.current = selection;
    activity.emit({ type: `${prefix}_${selection === '' ? 'RESET' : 'SET'}`, at: Date.now() });
  }, [activity, prefix, selection]);
}
