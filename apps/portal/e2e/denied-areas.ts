import type { RouteDef } from '../src/modules/paths/feature-route.ts';
import { routeDef } from '../src/routes.manifest.ts';
import type { RouteId } from '../src/routes.manifest.ts';
import { people } from './portal.ts';

/** The areas that each sample user cannot open. The user without states is not listed. */
export const deniedAreas: Readonly<Record<string, readonly NonNullable<RouteDef['area']>[]>> = {
  [people.producer]: ['acknowledgements'],
  [people.manager]: ['acknowledgements'],
  [people.exclusive]: ['acknowledgements', 'agent360', 'co-op', 'co-op.orders'],
  [people.csr]: [
    'acknowledgements',
    'agent360',
    'agent360.introduction',
    'co-op',
    'co-op.orders',
    'social',
  ],
  [people.admin]: [],
  [people.adminAsProducer]: ['acknowledgements'],
  [people.garbledAgency]: [
    'acknowledgements',
    'agent360',
    'agent360.introduction',
    'co-op',
    'co-op.orders',
    'social',
  ],
};

/** Whether a sample user can open a route. */
export function canOpen(user: string, id: RouteId): boolean {
  const { area } = routeDef(id);
  return area === undefined || deniedAreas[user]?.includes(area) !== true;
}
