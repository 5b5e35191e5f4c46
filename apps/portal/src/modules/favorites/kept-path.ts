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
 * The address under which the page that is shown is kept as a favourite: the record's own, otherwise the address as it
 * stands, with the filters of a list and without a hash. Null while it is not known what the page is, and where keeping it
 * makes no sense: home and the favourites are one press away as it is.
 *
 * @param page null while the page has said nothing about itself
 * @see docs/product.md#favorites
 */
export function keptPath(
  route: RouteDef | null,
  page: PageFacts | null,
  { pathname, search }: { readonly pathname: string; readonly search: string },
): string | null {
  const isKeepable =
    route && !route.public && route.kind !== 'action' && !['/', '/favorites'].includes(route.path);
  if (!isKeepable || page?.path === null) return null;
  if (route.kind === 'detail' && page === null) return null;
  const here = pathname.replace(/(?<=.)\/$/, '') + (route.kind === 'list' ? search : '');
  const path = canonical(page?.path ?? here);
  return path.length > longest ? null : path;
}

/** One spelling of an address, so that a page is not kept twice. */
export function canonical(path: string): string {
  return path.replaceAll('%5B%5D=', '[]=').replace(/#.*$/s, '');
}
