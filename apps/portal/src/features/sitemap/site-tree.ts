import { groupBy } from '../../lib/group-by.ts';
import type { AccessSubject } from '../../modules/access/access.ts';
import { openPages, type OpenPage } from '../../modules/access/open-pages.ts';
import type { MenuGroup } from '../../modules/paths/feature-route.ts';
import { parentOf, routeDef } from '../../routes.manifest.ts';
import type { RouteId } from '../../routes.manifest.ts';

/** One page of the sitemap with the pages below it. */
export interface SitePage extends OpenPage {
  readonly children: readonly SitePage[];
}

export interface SiteGroup {
  readonly group: MenuGroup;
  readonly pages: readonly SitePage[];
}

/**
 * The pages that a session may open, as the route manifest has them: group by group in its order, a
 * page below its parent. Pages of records, status and error pages are not listed.
 *
 * @see docs/product.md#main-routes
 */
export function siteTree(subject: AccessSubject): SiteGroup[] {
  const pages = openPages(subject);
  const listed = pages.map(({ id }) => id);
  const below = (parent: RouteId | undefined): SitePage[] =>
    pages
      .filter(({ id }) => nearestListed(id, listed) === parent)
      .map((page) => ({ ...page, children: below(page.id) }));
  const groups = groupBy(below(undefined), ({ id }) => routeDef(id).group);
  return [...groups].map(([group, tops]) => ({ group, pages: tops }));
}

/** A page whose parent is closed or is no page moves up to the next one that is listed. */
function nearestListed(id: RouteId, listed: readonly RouteId[]): RouteId | undefined {
  const parent = parentOf(routeDef(id));
  return parent === undefined || listed.includes(parent) ? parent : nearestListed(parent, listed);
}
