import { describe, expect, it } from 'vitest';
import { earlyCalls } from './routes.early.ts';
import { routeDef, routes, type RouteDef } from './routes.manifest.ts';
import { specificationRoutes } from './specification-routes.ts';

const ids = Object.keys(routes);

describe('the route manifest', () => {
  it('is the fixed route list, address by address', () => {
    const paths = Object.fromEntries(Object.entries(routes).map(([id, { path }]) => [id, path]));
    expect(paths).toEqual(specificationRoutes);
  });

  it('has no address twice', () => {
    const paths = Object.values(specificationRoutes);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('says of a second address what it says of the first: it is the same page', () => {
    const defs = Object.values(routes).map((route): RouteDef => route);
    const seconds = defs.filter(({ sameAs }) => sameAs);
    expect(seconds.map(({ path }) => path)).toEqual([
      '/marketing-collateral/co-op-marketing-center/collaterals',
    ]);
    for (const { path: _, sameAs = 'home', ...second } of seconds) {
      const { path: __, ...first } = routeDef(sameAs);
      expect(second).toEqual(first);
    }
  });

  it('makes public exactly the six status pages and the three error pages', () => {
    expect(ids.filter((id) => routeDef(id as keyof typeof routes).public).toSorted()).toEqual([
      'access-denied',
      'authorization-error',
      'inactivity-error',
      'logged-out',
      'login',
      'no-states',
      'server-down-error',
      'unauthorized',
      'welcome',
    ]);
  });

  it('starts nothing early for a route that claims may close: the host would refuse it', () => {
    const gated = ids.filter((id) => routeDef(id as keyof typeof routes).area !== undefined);
    expect(gated.length).toBeGreaterThan(5);
    expect(gated.filter((id) => id in earlyCalls)).toEqual([]);
  });

  it('never starts early what changes something: a record is asked for by marking it as read', () => {
    for (const id of ['alerts.detail', 'policy-updates.detail'] as const) {
      expect(earlyCalls[id]).toBeUndefined();
    }
    const early = Object.values(earlyCalls).flat();
    expect(early.filter((call) => /mark_as_read|auth_token/.test(call))).toEqual([]);
  });
});
