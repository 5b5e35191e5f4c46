import { groupBy } from '../../lib/group-by.ts';
import type { AccessSubject } from '../../modules/access/access.ts';
import { listAccessiblePages, type AccessiblePage } from '../../modules/access/accessible-pages.ts';
import type { MenuGroup } from '../../modules/paths/feature-route.ts';
import { getParentRoute, routeDef } from '../../routes.manifest.ts';
import type { RouteId } from '../../routes.manifest.ts';

/** A page of the sitemap with its child pages. */
export interface SitePage extends AccessiblePage {
  readonly children: readonly SitePage[];
}

export interface SiteGroup {
  readonly group: MenuGroup;
  readonly pages: readonly SitePage[];
}

/**
 * Returns the pages that the user can open, grouped and nested in the order of the manifest. Record, status, and error
 * pages are left out.
 *
 * @param capabilities - the extensions that the host announces.
 * @see docs/product.md#main-routes
 */
export function buildSiteTree(
  subject: AccessSubject,
  capabilities: readonly string[],
): SiteGroup[] {
  const pages = listAccessiblePages(subject, capabilities);
  const listedIds = pages.map(({ id }) => id);
  const getChildren = (parent: RouteId | undefined): SitePage[] =>
    pages
      .filter(({ id }) => findNearestListedParent(id, listedIds) === parent)
      .map((page) => ({ ...page, children: getChildren(page.id) }));
  const groups = groupBy(getChildren(undefined), ({ id }) => routeDef(id).group);
  return [...groups].map(([group, topLevelPages]) => ({ group, pages: topLevelPages }));
}

/** Returns the nearest ancestor that is listed. */
function findNearestListedParent(id: RouteId, listedIds: readonly RouteId[]): RouteId | undefined {
  const parent = getParentRoute(routeDef(id));
  return parent === undefined || listedIds.includes(parent)
    ? parent
    : findNearestListedParent(parent, listedIds);
}
