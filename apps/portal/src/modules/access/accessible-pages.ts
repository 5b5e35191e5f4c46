import { routeDef, routeIds } from '../../routes.manifest.ts';
import type { RouteId } from '../../routes.manifest.ts';
import { access, type AccessSubject } from './access.ts';

/** A page at its canonical path. */
export interface AccessiblePage {
  readonly id: RouteId;
  readonly path: string;
  readonly title: string;
}

/**
 * The pages that a session can open, in the order of the route manifest. Leaves out detail pages, status and error pages, and
 * actions. A page with two paths is listed once.
 *
 * @param capabilities the extensions that the host announces
 */
export function listAccessiblePages(
  subject: AccessSubject,
  capabilities: readonly string[],
): AccessiblePage[] {
  return routeIds
    .filter((id) => {
      const route = routeDef(id);
      const hasFixedPath = !/[:*]/u.test(route.path) && route.kind !== 'action';
      const isListed = hasFixedPath && !route.public && !route.sameAs;
      const isAnnounced = !route.capability || capabilities.includes(route.capability);
      return isListed && isAnnounced && access(subject, route.area ?? 'portal').allowed;
    })
    .map((id) => ({ id, path: routeDef(id).path, title: routeDef(id).title }));
}
