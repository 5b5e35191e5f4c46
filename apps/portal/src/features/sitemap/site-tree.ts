import { groupBy } from '../../lib/group-by.ts';
import { access, type AccessSubject } from '../../modules/access/access.ts';
import { isRouteId, routeDef, routes } from '../../routes.manifest.ts';
import type { MenuGroup, RouteDef, RouteId } from '../../routes.manifest.ts';

/** One page of the sitemap with the pages below it. */
export interface SitePage {
  readonly id: RouteId;
  readonly path: string;
  readonly title: string;
  readonly children: readonly SitePage[];
}

export interface SiteGroup {
  readonly group: MenuGroup;
  readonly pages: readonly SitePage[];
}

/** A page that has an address of its own and is open to this session. */
const isListed = (route: RouteDef, subject: AccessSubject) =>
  !route.public &&
  !/[:*]/u.test(route.path) &&
  route.kind !== 'action' &&
  access(subject, route.area ?? 'portal').allowed;

/**
 * The pages that a session may open, as the route manifest has them: group by group in its order, a
 * page below its parent. Pages of records, status and error pages are not listed.
 *
 * @see specification section 2
 */
export function siteTree(subject: AccessSubject): SiteGroup[] {
  const listed = Object.keys(routes)
    .filter(isRouteId)
    .filter((id) => isListed(routeDef(id), subject));
  const below = (parent: RouteId | undefined): SitePage[] =>
    listed
      .filter((id) => nearestListed(id, listed) === parent)
      .map((id) => ({
        id,
        path: routeDef(id).path,
        title: routeDef(id).title,
        children: below(id),
      }));
  const groups = groupBy(below(undefined), ({ id }) => routeDef(id).group);
  return [...groups].map(([group, pages]) => ({ group, pages }));
}

/** A page whose parent is closed or is no page moves up to the next one that is listed. */
function nearestListed(id: RouteId, listed: readonly RouteId[]): RouteId | undefined {
  const { parent } = routeDef(id);
  return parent === undefined || listed.includes(parent) ? parent : nearestListed(parent, listed);
}
