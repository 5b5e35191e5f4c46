import type { RouteDef } from '../paths/feature-route.ts';

/**
 * Whether a route's page can have a snapshot: only lists have one. Lists that require special access have none, because only the
 * application can check the access. Lists without filters have none either: their pages also show the answers of binding
 * checks, which must never be old.
 */
export const canHaveSnapshot = ({ filters, area }: RouteDef): boolean =>
  filters === true && area === undefined;
