import { type FavoritePage, favoritePages } from '@producer-portal/api';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { isAppPath } from '../paths/navigation.ts';
import { routeOf } from '../paths/route-of.ts';
import { useServices } from '../session/services.tsx';

/** A favorite as it is shown: with words to it, leading to a page of ours. */
export interface Favorite {
  readonly id: FavoritePage['id'];
  readonly title: string;
  readonly path: string;
}

/** A favorite with words to it, and leading nowhere but to a page of ours; without a title it is called after its page. */
export function toFavorite({ id, title, path }: FavoritePage): Favorite {
  const safePath = isAppPath(path) ? path : '/favorites';
  return { id, title: title?.trim() || (routeOf(safePath)?.title ?? path), path: safePath };
}

/**
 * The reader's favorites for the eye: at once as they were last seen in this browser, then as the host has them
 * (docs/product.md#header-favorites).
 */
export function useFavorites({ enabled = true }: { enabled?: boolean } = {}): Favorite[] {
  const { api, session } = useServices();
  const { data, isPlaceholderData } = useQuery({
    ...favoritePages.list.query(api),
    enabled,
    // Made anew each time: after a change of hands it is another person's.
    placeholderData: () => session.values.get('headerFavorites') ?? undefined,
  });
  const responded = enabled && !isPlaceholderData ? data : undefined;
  useEffect(() => {
    if (responded) session.values.set('headerFavorites', responded);
  }, [responded, session]);
  return useMemo(() => (enabled && data ? data.map(toFavorite) : []), [data, enabled]);
}
