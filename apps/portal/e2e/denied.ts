import type { RouteDef } from '../src/modules/paths/feature-route.ts';
import { people } from './portal.ts';

/** The areas that claims close to each person of the development sign-in; who is not here has no states. */
export const deniedTo: Readonly<Record<string, readonly NonNullable<RouteDef['area']>[]>> = {
  [people.producer]: [],
  [people.manager]: [],
  [people.exclusive]: ['agent360', 'co-op', 'co-op.orders'],
  [people.csr]: ['agent360', 'agent360.introduction', 'co-op', 'co-op.orders', 'social'],
  [people.admin]: [],
  [people.adminAsProducer]: [],
  [people.garbledAgency]: ['agent360', 'agent360.introduction', 'co-op', 'co-op.orders', 'social'],
};
