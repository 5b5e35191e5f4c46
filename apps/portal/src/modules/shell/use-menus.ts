import { useMemo } from 'react';
import type { MenuItem } from '@producer-portal/api';
import type { MenuEntry } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { contentLang } from '../../lib/page-locale.ts';
import type { AccessSubject } from '../access/access.ts';
import { favoritesCopy } from '../favorites/copy.ts';
import { useFavorites, type Favorite } from '../favorites/use-favorites.ts';
import { useConfig, useServices, useSession } from '../session/services.tsx';
import { createMenuTranslator, getFallbackMenus } from './fallback-menus.ts';
import { useHasFirstContent } from './first-content.tsx';
import { toMenuEntries } from './menu-entries.ts';
import { shellQueries } from './shell-queries.ts';

/** The favorites page shows the rest. */
const MAX_MENU_FAVORITES = 8;

const favoritesPath = '/favorites';

/** The prerendered shell has the menus that most users see. */
const prerenderedSubject: AccessSubject = { kind: 'regular', claims: null };

interface Menus {
  readonly top: MenuEntry[];
  readonly mobile: MenuEntry[];
  readonly bottom: MenuEntry[];
}

/** The shell's menus: the host's, or the built-in ones until they have loaded, and the user's favorites. */
export function useMenus({
  enabled,
  isPrerendered,
}: {
  enabled: boolean;
  isPrerendered: boolean;
}): Menus {
  const { api } = useServices();
  const { askTitle } = useConfig();
  const session = useSession();
  // If the call failed during the preload, it isn't repeated.
  const { data: menus } = useQuery({ ...shellQueries(api).menus, enabled, retryOnMount: false });
  const hasContent = useHasFirstContent();
  const favorites = useFavorites({ enabled: enabled && hasContent });

  // Finding the routes of all links takes too long to repeat on each navigation.
  return useMemo(() => {
    const subject = isPrerendered ? prerenderedSubject : session;
    const fallback = getFallbackMenus(askTitle);
    const translate = createMenuTranslator([...fallback.top, ...fallback.bottom]);
    const toFavoritesEntries = (prefix: string) =>
      toMenuEntries([toMenuItem(favorites)], subject, prefix).map((entry) => ({
        ...entry,
        // The current page's section is the one that it belongs to, even if the page is a favorite.
        children: entry.children?.map((child) => ({
          ...child,
          shortcut: child.href !== favoritesPath,
        })),
      }));
    const toEntries = (name: 'top' | 'mobile' | 'bottom', fallbackName: 'top' | 'bottom') =>
      menus
        ? toMenuEntries(menus[name], subject, name, contentLang, translate)
        : toMenuEntries(fallback[fallbackName], subject, name);
    return {
      top: [...toEntries('top', 'top'), ...toFavoritesEntries('top-favorites')],
      mobile: [...toEntries('mobile', 'top'), ...toFavoritesEntries('mobile-favorites')],
      bottom: toEntries('bottom', 'bottom'),
    };
  }, [askTitle, favorites, isPrerendered, menus, session]);
}

function toMenuItem(favorites: readonly Favorite[]): MenuItem {
  if (favorites.length === 0) return { label: favoritesCopy.menu, path: favoritesPath };
  return {
    label: favoritesCopy.menu,
    children: [
      ...favorites.slice(0, MAX_MENU_FAVORITES).map(({ title, path }) => ({ label: title, path })),
      { label: favoritesCopy.all(favorites.length), path: favoritesPath },
    ],
  };
}
