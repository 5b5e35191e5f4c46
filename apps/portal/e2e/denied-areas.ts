import type { RouteDef } from '../src/modules/paths/feature-route.ts';
import { routeDef } from '../src/routes.manifest.ts';
import type { RouteId } from '../src/routes.manifest.ts';
import { people } from './portal.ts';

type Area = NonNullable<RouteDef['area']>;

/** The areas that users without an agency's producer access cannot open. */
const agencyAreas: readonly Area[] = [
  'acknowledgements',
  'agent360',
  'agent360.introduction',
  'co-op',
  'co-op.orders',
  'social',
];

/** The areas that each sample user cannot open. The user without states is not listed. */
export const deniedAreas: Readonly<Record<string, readonly Area[]>> = {
  [people.producer]: ['acknowledgements'],
  [people.manager]: ['acknowledgements'],
  [people.exclusive]: ['acknowledgements', 'agent360', 'co-op', 'co-op.orders'],
  [people.csr]: agencyAreas,
  [people.admin]: [],
  [people.adminAsProducer]: ['acknowledgements'],
  [people.garbledAgency]: agencyAreas,
};

/** Whether a sample user can open a route. */
export function canOpen(user: string, id: RouteId): boolean {
  const { area } = routeDef(id);
  return area === undefined || deniedAreas[user]?.includes(area) !== true;
}
