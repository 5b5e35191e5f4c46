import { groupBy } from '../../lib/group-by.ts';
import type { AccessSubject } from '../../modules/access/access.ts';
import { openPages, type OpenPage } from '../../modules/access/open-pages.ts';
import type { MenuGroup } from '../../modules/paths/feature-route.ts';
import { parentOf, routeDef } from '../../routes.manifest.ts';
import type { RouteId } from '../../routes.manifest.ts';

/** A page of the sitemap with its child pages. */
export interface SitePage extends OpenPage {
  readonly children: readonly SitePage[];
}

export interface SiteGroup {
  readonly group: MenuGroup;
  readonly pages: readonly SitePage[];
}

/**
 * Returns the pages that a session may open, grouped and nested in route manifest order. Record, status, and error pages
 * are left out.
 *
 * @see docs/product.md#main-routes
 */
export function siteTree(subject: AccessSubject): SiteGroup[] {
  const pages = openPages(subject);
  const listed = pages.map(({ id }) => id);
  const childrenOf = (parent: RouteId | undefined): SitePage[] =>
    pages
      .filter(({ id }) => nearestListedParent(id, listed) === parent)
      .map((page) => ({ ...page, children: childrenOf(page.id) }));
  const groups = groupBy(childrenOf(undefined), ({ id }) => routeDef(id).group);
  return [...groups].map(([group, tops]) => ({ group, pages: tops }));
}

/** Returns the nearest ancestor that is listed. */
function nearestListedParent(id: RouteId, listed: readonly RouteId[]): RouteId | undefined {
  const parent = parentOf(routeDef(id));
  return parent === undefined || listed.includes(parent)
    ? parent
    : nearestListedParent(parent, listed);
}
