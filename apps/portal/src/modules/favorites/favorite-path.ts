import type { RouteDef } from '../paths/feature-route.ts';
import { PORTAL_ORIGIN } from '../paths/navigation.ts';

/** The title and path that a page reports about itself. */
export interface PageMetadata {
  readonly title: string;
  /** The canonical path, if the page has several URLs; null if the page can't be a favorite. */
  readonly path?: string | null | undefined;
  /** True if the title is the whole document title. */
  readonly isWholeTitle?: boolean | undefined;
  /** Language of the title, if it isn't the page's. */
  readonly lang?: string | undefined;
}

/** The host's limit (favoritePageInputSchema). */
const MAX_LENGTH = 500;

/**
 * The path under which the current page is saved as a favorite: a record's canonical path, else the current URL, with a
 * list's filters and without a hash. Null until the page has loaded, and for pages that need no favorite, such as home.
 *
 * @param page null until the page has reported its title and path
 * @see docs/product.md#favorites
 */
export function favoritePath(
  route: RouteDef | null,
  page: PageMetadata | null,
  { pathname, search }: { readonly pathname: string; readonly search: string },
): string | null {
  const canBeFavorite =
    route && !route.public && route.kind !== 'action' && !['/', '/favorites'].includes(route.path);
  if (!canBeFavorite || page?.path === null) return null;
  if (route.kind === 'detail' && page === null) return null;
  const currentPath = pathname.replace(/(?<=.)\/$/, '') + (route.kind === 'list' ? search : '');
  const path = (page?.path ?? currentPath).replaceAll('%5B%5D=', '[]=').replace(/#.*$/s, '');
  return path.length > MAX_LENGTH ? null : path;
}

/**
 * Whether two paths are the same page, to avoid duplicate favorites. The hash and the order and encoding of query parameters
 * don't matter.
 */
export function isSamePage(a: string, b: string): boolean {
  return normalizePath(a) === normalizePath(b);
}

function normalizePath(path: string): string {
  if (!URL.canParse(path, PORTAL_ORIGIN)) return path;
  const { pathname, searchParams } = new URL(path, PORTAL_ORIGIN);
  searchParams.sort();
  return `${pathname}?${searchParams.toString()}`;
}
