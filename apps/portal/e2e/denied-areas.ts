import type { RouteDef } from '../src/modules/paths/feature-route.ts';
import { people } from './portal.ts';

/** Areas that are closed to each sample user. Users without states are not listed. */
export const deniedAreas: Readonly<Record<string, readonly NonNullable<RouteDef['area']>[]>> = {
  [people.producer]: [],
  [people.manager]: [],
  [people.exclusive]: ['agent360', 'co-op', 'co-op.orders'],
  [people.csr]: ['agent360', 'agent360.introduction', 'co-op', 'co-op.orders', 'social'],
  [people.admin]: [],
  [people.adminAsProducer]: [],
  [people.garbledAgency]: ['agent360', 'agent360.introduction', 'co-op', 'co-op.orders', 'social'],
};
