import { NavigationType } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createLocation, createMemoryHistory } from './page-history.ts';
import { createRouter } from './router.ts';
import type { PreparePage, Router } from './router.ts';

/** Returns `prepare`, which waits until the test calls `finish` with the page's path. */
function createManualPrepare() {
  const waiting = new Map<string, () => void>();
  const prepare: PreparePage = ({ pathname }) =>
    new Promise((resolve) => {
      waiting.set(pathname, () => resolve(null));
    });
  const finish = async (pathname: string) => {
    waiting.get(pathname)?.();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { prepare, finish };
}

const prepareImmediately: PreparePage = () => Promise.resolve(null);

const getUrl = ({ state: { location } }: Router) =>
  location.pathname + location.search + location.hash;

async function openHome(prepare: PreparePage = prepareImmediately) {
  const router = createRouter(createMemoryHistory('/'), prepare);
  await router.ready;
  return router;
}

it('keeps the current page until the next one is prepared', async () => {
  const { prepare, finish } = createManualPrepare();
  const router = createRouter(createMemoryHistory('/'), prepare);
  expect(router.state.isReady).toBe(false);
  await finish('/');
  expect(router.state.isReady).toBe(true);
  const navigation = router.navigate('/alerts');
  expect(getUrl(router)).toBe('/');
  expect(router.pendingLocation?.pathname).toBe('/alerts');
  await finish('/alerts');
  await navigation;
  expect(getUrl(router)).toBe('/alerts');
  expect(router.pendingLocation).toBeNull();
});

it('opens only the last page if the user navigates several times', async () => {
  const { prepare, finish } = createManualPrepare();
  const router = createRouter(createMemoryHistory('/'), prepare);
  await finish('/');
  const visited: string[] = [];
  router.subscribe(({ location }) => visited.push(location.pathname));
  const opening = [router.navigate('/alerts'), router.navigate('/policy-updates')];
  await finish('/policy-updates');
  await finish('/alerts');
  await Promise.all(opening);
  expect(getUrl(router)).toBe('/policy-updates');
  expect(visited).not.toContain('/alerts');
  await router.navigate(-1);
  await finish('/');
  expect(getUrl(router)).toBe('/');
});

it('replaces the history entry if preparing the page leads to a redirect', async () => {
  const router = await openHome(({ pathname }) =>
    Promise.resolve(pathname === '/orders' ? '/access-denied?reason=permission' : null),
  );
  await router.navigate('/alerts');
  await router.navigate('/orders');
  expect(getUrl(router)).toBe('/access-denied?reason=permission');
  expect(router.state.navigationType).toBe(NavigationType.Replace);
});

it('restores the location of an earlier entry, with its state', async () => {
  const router = await openHome();
  await router.navigate('/alerts?page=2', { state: { from: '/' } });
  const { location } = router.state;
  await router.navigate('/policy-updates');
  await router.navigate(-1);
  expect(router.state.location).toEqual(location);
  expect(router.state.navigationType).toBe(NavigationType.Pop);
});

it('prepares nothing when only the fragment of the URL changes', async () => {
  const prepared: string[] = [];
  const router = await openHome(({ hash }) => {
    prepared.push(hash);
    return Promise.resolve(null);
  });
  await router.navigate('/alerts');
  await router.navigate('#list');
  expect(getUrl(router)).toBe('/alerts#list');
  expect(prepared).toEqual(['', '']);
});

it('opens a page with the error if preparing it fails, and prepares it again on revalidation', async () => {
  const error = new Error('The access check failed.');
  let isBroken = true;
  const router = await openHome(({ pathname }) =>
    isBroken && pathname === '/alerts' ? Promise.reject(error) : Promise.resolve(null),
  );
  await router.navigate('/alerts');
  expect(getUrl(router)).toBe('/alerts');
  expect(router.pendingLocation).toBeNull();
  expect(router.state.failure).toEqual({ error });
  await router.navigate('#list');
  expect(router.state.failure).toEqual({ error });
  isBroken = false;
  await router.revalidate();
  expect(router.state.failure).toBeNull();
});

it('is ready even if preparing the first page fails', async () => {
  const router = await openHome(() => Promise.reject(new Error('The access check failed.')));
  expect(router.state).toMatchObject({ isReady: true, failure: {} });
});

it('completes a navigation if a revalidation starts during it', async () => {
  const { prepare, finish } = createManualPrepare();
  const router = createRouter(createMemoryHistory('/'), prepare);
  await finish('/');
  void router.navigate('/alerts');
  const revalidation = router.revalidate();
  await finish('/alerts');
  await revalidation;
  expect(getUrl(router)).toBe('/alerts');
  await router.navigate(-1);
  await finish('/');
  expect(getUrl(router)).toBe('/');
});

it.each([
  ['//evil.example/alerts', '/alerts?page=2', '/evil.example/alerts'],
  ['/..//evil.example', '/alerts', '/evil.example'],
  ['\\\\evil.example', '/alerts', '/evil.example'],
  ['https://evil.example', '/alerts', '/https://evil.example'],
  ['javascript:alert(1)', '/alerts', '/javascript:alert(1)'],
  ['?page=3', '/alerts?page=2#top', '/alerts?page=3'],
  ['#end', '/alerts?page=2', '/alerts?page=2#end'],
  ['/a b', '/', '/a%20b'],
])('resolves %s within the portal', (to, from, resolved) => {
  const { pathname, search, hash } = createLocation(createMemoryHistory(from).location, to);
  expect(pathname + search + hash).toBe(resolved);
});
