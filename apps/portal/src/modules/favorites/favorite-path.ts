import type { RouteDef } from '../paths/feature-route.ts';

/** What a page says about itself. */
export interface PageFacts {
  readonly title: string;
  /** Its one address where it can be opened by others, too; null where there is nothing to come back to. */
  readonly path?: string | null | undefined;
}

/** What the host takes (favoritePageInputSchema). */
const longest = 500;

/**
 * The address under which the page that is shown is kept as a favorite: the record's own, otherwise the address as it
 * stands, with the filters of a list and without a hash. Null while it is not known what the page is, and where keeping it
 * makes no sense: home and the favorites are one press away as it is.
 *
 * @param page null while the page has said nothing about itself
 * @see docs/product.md#favorites
 */
export function favoritePath(
  route: RouteDef | null,
  page: PageFacts | null,
  { pathname, search }: { readonly pathname: string; readonly search: string },
): string | null {
  const isKeepable =
    route && !route.public && route.kind !== 'action' && !['/', '/favorites'].includes(route.path);
  if (!isKeepable || page?.path === null) return null;
  if (route.kind === 'detail' && page === null) return null;
  const here = pathname.replace(/(?<=.)\/$/, '') + (route.kind === 'list' ? search : '');
  const path = (page?.path ?? here).replaceAll('%5B%5D=', '[]=').replace(/#.*$/s, '');
  return path.length > longest ? null : path;
}

/**
 * Whether two paths are the same page, so that it is not kept twice: query parameters match in any
 * order and encoding, and the hash doesn't count.
 */
export function isSamePage(one: string, other: string): boolean {
  return comparable(one) === comparable(other);
}

function comparable(path: string): string {
  const base = 'https://portal.invalid';
  if (!URL.canParse(path, base)) return path;
  const { pathname, searchParams } = new URL(path, base);
  searchParams.sort();
  return `${pathname}?${searchParams.toString()}`;
}
