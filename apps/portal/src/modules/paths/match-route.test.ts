import { matchRoutes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { routeDef, routeIds } from '../../routes.manifest.ts';
import { hostileRows } from '../../testing/hostile-values.ts';
import { matchRoute, findRouteDef } from './match-route.ts';
import { PORTAL_ORIGIN } from './navigation.ts';

const paths = routeIds.map((id) => routeDef(id).path);
const routeObjects = paths.map((path) => ({ path }));

/** Returns the match that React Router finds. */
function matchWithRouter(url: string) {
  const { pathname } = new URL(url, PORTAL_ORIGIN);
  const match = matchRoutes(routeObjects, pathname)?.at(-1);
  return match ? { path: match.route.path, params: match.params } : null;
}

function matchWithPortal(url: string) {
  const match = matchRoute(url);
  return match && { path: match.route.path, params: match.params };
}

const examples = paths.map((path) =>
  path.replace(':id', 'roof-photos').replace('*', 'an/unknown-page'),
);
const urlVariants = (path: string) => [
  path,
  `${path}/`,
  `${path}//`,
  `${path}?page=2&states[]=MI#top`,
  path.toUpperCase(),
  `${path}/more`,
  `${path}/a%2Fb`,
  `${path}/%E0%A4%A`,
  `${path}/%0Aline`,
  path.replace(/.$/, ''),
  path.replaceAll('/', '//').slice(1),
];
const hostile = hostileRows.flatMap(([, value]) => [
  value,
  `/${value}`,
  `/alerts/${value}`,
  `/alerts/${encodeURIComponent(value.toWellFormed())}`,
  `/training-and-job-aids/${value}/search`,
]);

it('matches URLs like React Router', () => {
  // React Router warns about each malformed path.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const urls = [...examples.flatMap(urlVariants), ...hostile].filter((url) =>
    URL.canParse(url, PORTAL_ORIGIN),
  );
  expect(urls.length).toBeGreaterThan(1000);
  // React Router's catch-all doesn't match line breaks.
  const urlsMatchedByRouter = urls.filter((url) => matchWithRouter(url) !== null);
  const results = (match: typeof matchWithPortal) =>
    urlsMatchedByRouter.map((url) => [url, match(url)]);
  expect(results(matchWithPortal)).toEqual(results(matchWithRouter));
  const hasHierarchicalPath = (url: string) => new URL(url, PORTAL_ORIGIN).pathname.startsWith('/');
  expect(urls.filter((url) => hasHierarchicalPath(url) && matchWithPortal(url) === null)).toEqual(
    [],
  );
});

it('matches each route’s own path to that route', () => {
  expect(examples.map((path) => findRouteDef(path)?.path)).toEqual(paths);
});

it('returns params and the query', () => {
  const match = matchRoute('/alerts/roof%20photos?page=2#top');
  expect(match?.params).toEqual({ id: 'roof photos' });
  expect(match?.searchParams.get('page')).toBe('2');
  expect(findRouteDef('/alerts/roof-photos')?.title).toBe('Alert');
});
