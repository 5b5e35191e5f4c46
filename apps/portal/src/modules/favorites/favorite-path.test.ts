import { expect, it } from 'vitest';
import { routeDef } from '../../routes.manifest.ts';
import type { RouteId } from '../../routes.manifest.ts';
import { PORTAL_ORIGIN } from '../paths/navigation.ts';
import { isSamePage, favoritePath } from './favorite-path.ts';

const toLocation = (url: string) => {
  const { pathname, search } = new URL(url, PORTAL_ORIGIN);
  return { pathname, search };
};
const getPath = (id: RouteId, url: string, page: Parameters<typeof favoritePath>[1] = null) =>
  favoritePath(routeDef(id), page, toLocation(url));

it('a list’s favorite path is its URL with filters, normalized and without a hash', () => {
  expect(getPath('alerts.list', '/alerts')).toBe('/alerts');
  expect(getPath('alerts.list', '/alerts?states%5B%5D=MI&page=2#main')).toBe(
    '/alerts?states[]=MI&page=2',
  );
  expect(getPath('search', '/search?query=50%25%20%26%20more')).toBe(
    '/search?query=50%25%20%26%20more',
  );
});

it('a record’s favorite path is its canonical path, however it was opened', () => {
  const page = { title: 'Roof photos', path: '/training-and-job-aids/elearnings/roof-photos' };
  expect(getPath('training.detail', '/training-and-job-aids/roof-photos?from=mail', page)).toBe(
    page.path,
  );
});

it('a favorite path leaves out an unused query and a trailing slash', () => {
  expect(getPath('sitemap', '/sitemap/?utm_source=mail')).toBe('/sitemap');
});

it('a record has no favorite path until it has loaded', () => {
  expect(getPath('alerts.detail', '/alerts/storm')).toBeNull();
  expect(getPath('alerts.detail', '/alerts/storm', { title: 'Storm' })).toBe('/alerts/storm');
});

it.each([
  ['home', '/', null],
  ['favorites', '/favorites', null],
  ['attachments', '/attachments?id=7', null],
  ['welcome', '/welcome', null],
  ['page', '/nobody-wrote-this', { title: 'That page could not be found', path: null }],
  ['search', `/search?query=${'a'.repeat(500)}`, null],
] as const)('%s at %s has no favorite path', (id, url, page) => {
  expect(getPath(id, url, page)).toBeNull();
});

it.each([
  ['/alerts?states[]=MI&page=2', '/alerts?page=2&states%5B%5D=MI'],
  ['/search?query=roof%20age', '/search?query=roof+age#main'],
  ['/sitemap', '/sitemap?'],
])('treats %s and %s as the same page', (one, other) => {
  expect(isSamePage(one, other)).toBe(true);
});

it.each([
  ['/alerts?states[]=MI', '/alerts?states[]=OH'],
  ['/alerts?states[]=MI', '/policy-updates?states[]=MI'],
  ['/alerts?page=2', '/alerts'],
  ['//', '/'],
])('treats %s and %s as different pages', (one, other) => {
  expect(isSamePage(one, other)).toBe(false);
});

it('a URL that matches no route has no favorite path', () => {
  expect(favoritePath(null, null, toLocation('/alerts'))).toBeNull();
});
