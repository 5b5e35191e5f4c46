import { beforeAll, expect, it } from 'vitest';
import { routeDef, routeIds } from '../routes.manifest.ts';
import type { RouteId } from '../routes.manifest.ts';
import { recordBootRoutes } from './boot-routes.ts';
import type { RecordedRoute } from './boot-routes.ts';
import { recordPreload } from './record-preload.ts';

let recorded: RecordedRoute[] = [];
beforeAll(async () => {
  recorded = await recordBootRoutes();
}, 60_000);

const getEarlyRequests = (id: RouteId) => recorded.find((route) => route.id === id)?.earlyRequests;
const getPaths = (id: RouteId) => getEarlyRequests(id)?.map(({ path }) => decodeURIComponent(path));

it('lists every route once, fixed paths first and the catch-all last', () => {
  expect(recorded.map(({ id }) => id).toSorted()).toEqual(routeIds.toSorted());
  expect(recorded.findIndex(({ path }) => path.includes(':'))).toBeGreaterThan(
    recorded.findIndex(({ path }) => path === '/alerts'),
  );
  expect(recorded.at(-1)?.path).toBe('/*');
});

it('records the first requests of pages with parts', () => {
  expect(getPaths('home')).toEqual([
    '/api/v1/featured_content',
    '/api/v1/alerts?tags[]=binding_restrictions',
    '/api/v1/alerts?unread=true',
    '/api/v1/policy_updates?unread=true',
    '/api/v1/alerts',
    '/api/v1/policy_updates',
  ]);
  expect(getPaths('training.take20')).toEqual([
    '/api/v1/simple_pages/take20',
    '/api/v1/trainings?types[]=take20',
    '/api/v1/webinars?types[]=take20',
  ]);
});

it('records which filters of the page’s URL a list’s request includes', () => {
  expect(getEarlyRequests('alerts.list')).toEqual([
    {
      path: '/api/v1/alerts',
      keys: expect.arrayContaining(['category', 'states[]', 'unread', 'search', 'page']),
    },
  ]);
  expect(getEarlyRequests('policy-updates.list')).toEqual([
    {
      path: '/api/v1/policy_updates',
      keys: expect.arrayContaining(['states[]', 'unread', 'search', 'page']),
    },
  ]);
  expect(getEarlyRequests('webinars.list')?.[0]?.keys).toContain('startDate');
  expect(getEarlyRequests('job-aids.list')?.[0]?.keys).toContain('monthly');
});

it('keeps a list’s fixed parameters, and ignores these parameters in the page’s URL', () => {
  expect(getPaths('system-and-technical')).toEqual([
    '/api/v1/alerts?category=system_and_technical',
  ]);
  expect(getEarlyRequests('system-and-technical')?.[0]?.keys).not.toContain('category');
});

it('records that a search needs a search text in the page’s query', () => {
  expect(getEarlyRequests('search')).toEqual([
    {
      path: '/api/v1/search',
      keys: expect.arrayContaining(['query', 'types[]']),
      required: 'query',
    },
  ]);
});

it('records the request for a record by the id in the page’s path', () => {
  expect(getEarlyRequests('guides.detail')).toEqual([
    { path: '/api/v1/guides/:id', keys: ['as_of'] },
  ]);
  expect(getPaths('webinars.detail')).toEqual(['/api/v1/webinars/:id']);
});

it('records the list that contains an alert, because the call for the alert marks it as read', () => {
  expect(getPaths('alerts.detail')).toEqual(['/api/v1/alerts']);
  expect(getPaths('policy-updates.detail')).toEqual(['/api/v1/policy_updates']);
});

it('records no request that depends on claims or the date', () => {
  const restrictedOrPublic = routeIds.filter((id) => routeDef(id).area ?? routeDef(id).public);
  expect(restrictedOrPublic.length).toBeGreaterThan(15);
  const withoutRequests = [...restrictedOrPublic, 'page', 'webinars'] as const;
  expect(withoutRequests.filter((id) => getEarlyRequests(id)?.length !== 0)).toEqual([]);
});

it('finds each primary call and each part in the preload of its screen', async () => {
  const missing: string[] = [];
  for (const id of routeIds) {
    const { primary, parts: several } = routeDef(id);
    const calls: readonly string[] = several ?? (primary === undefined ? [] : [primary]);
    const { startedCalls } = await recordPreload(id, calls, 'query=hail');
    missing.push(
      ...calls.filter((call) => !startedCalls.includes(call)).map((call) => `${id}: ${call}`),
    );
  }
  // These calls can't be preloaded: two of them mark their record as read, and the catch-all checks for a redirect first.
  expect(missing).toEqual([
    'alerts.detail: alerts.markAsRead',
    'policy-updates.detail: policyUpdates.markAsRead',
    'page: simplePages.detail',
  ]);
}, 30_000);
