import { type FavoritePage, favoritePages } from '@producer-portal/api';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { isTranslation } from '../../lib/i18n.ts';
import { isAppPath } from '../paths/navigation.ts';
import { findRouteDef } from '../paths/match-route.ts';
import { useServices } from '../session/services.tsx';

/** A favorite for display, with a title and a safe path. */
export interface Favorite {
  readonly id: FavoritePage['id'];
  readonly title: string;
  readonly path: string;
}

/**
 * Converts a favorite for display. Without a title, or with its page's English title, it is named after its page in the page's
 * language. An unsafe path is replaced with `/favorites`.
 */
export function toFavorite({ id, title, path }: FavoritePage): Favorite {
  const safePath = isAppPath(path) ? path : '/favorites';
  const pageTitle = findRouteDef(safePath)?.title ?? path;
  const ownTitle = title?.trim();
  const isOwn = ownTitle && !isTranslation(pageTitle, ownTitle);
  return { id, title: isOwn ? ownTitle : pageTitle, path: safePath };
}

/**
 * The user's favorites for display: at first the copy stored in this browser, then the host's list
 * (docs/product.md#header-favorites).
 */
export function useFavorites({ enabled = true }: { enabled?: boolean } = {}): Favorite[] {
  const { api, session } = useServices();
  const { data, isPlaceholderData } = useQuery({
    ...favoritePages.list.query(api),
    enabled,
    // A function, so that it reads the stored value of the current user.
    placeholderData: () => session.values.get('headerFavorites') ?? undefined,
  });
  const loadedPages = enabled && !isPlaceholderData ? data : undefined;
  useEffect(() => {
    if (loadedPages) session.values.set('headerFavorites', loadedPages);
  }, [loadedPages, session]);
  return useMemo(() => (enabled && data ? data.map(toFavorite) : []), [data, enabled]);
}
