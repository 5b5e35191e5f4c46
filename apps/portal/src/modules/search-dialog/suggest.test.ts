import { expect, it } from 'vitest';
import { suggestionGroups } from './suggest.ts';
import type { SuggestionSources } from './suggest.ts';

const alert = (title: string, slug: string | null = title.toLowerCase().replaceAll(' ', '-')) => ({
  record_type: 'Alert',
  title,
  slug,
});
const sources: SuggestionSources = {
  recent: ['roof age', 'hail', 'umbrella'],
  favorites: [{ id: 1, title: 'Roof settlement by age', path: '/policy-updates/roof' }],
  cachedRecords: [alert('Roof photos'), alert('Storm watch')],
  results: [alert('Hail on the roof'), alert('Roof photos')],
  viewer: { kind: 'regular', claims: null },
};
const labels = (text: string, overrides: Partial<SuggestionSources> = {}) =>
  Object.fromEntries(
    suggestionGroups(text, { ...sources, ...overrides }).map(({ id, items }) => [
      id,
      items.map(({ label }) => label),
    ]),
  );

it('offers recent searches and favorites for an empty field', () => {
  expect(labels('', { results: [] })).toEqual({
    recent: ['roof age', 'hail', 'umbrella'],
    favorites: ['Roof settlement by age'],
    pages: [],
    records: [],
  });
});

it('suggests pages by name if the user can open them, each only once', () => {
  expect(labels('availability map').pages).toEqual(['Product availability map']);
  expect(labels('co-op').pages).toEqual([]);
  const viewer = { kind: 'admin', claims: null } as const;
  expect(labels('co-op', { viewer }).pages).toEqual(['Co-op marketing center']);
  const favorites = [{ id: 1, title: 'The map', path: '/products/product-availability-map' }];
  expect(labels('map', { favorites }).pages).toEqual([]);
});

it('matches word prefixes, shows each record once, and puts cached records before search results', () => {
  expect(labels('ro')).toEqual({
    recent: ['roof age'],
    favorites: ['Roof settlement by age'],
    pages: [],
    records: ['Roof photos', 'Hail on the roof'],
  });
  expect(labels('age ROOF').favorites).toEqual(['Roof settlement by age']);
  expect(labels('oof', { results: [] }).records).toEqual([]);
});

it('interleaves results for different completions of a prefix', () => {
  const results = [
    alert('Motor home rates'),
    alert('Motor home pets'),
    alert('Trailers behind a coach'),
    alert('Motorcycle rates'),
    alert('Motor home storage'),
    alert('Motorcycle storage'),
  ];
  expect(labels('motor', { results, cachedRecords: [] }).records).toEqual([
    'Motor home rates',
    'Motorcycle rates',
    'Motor home pets',
    'Motorcycle storage',
    'Motor home storage',
    'Trailers behind a coach',
  ]);
});

it('suggests a page only once if it is also a favorite', () => {
  const results = [alert('Roof photos'), alert('Roof settlement')];
  const favorites = [{ id: 1, title: 'Roof', path: '/alerts/roof-settlement' }];
  expect(labels('roof', { results, favorites, cachedRecords: [] })).toMatchObject({
    favorites: ['Roof'],
    records: ['Roof photos'],
  });
});

it('leads to the own pages of articles and collateral, not to a page about all of them', () => {
  const results = [
    { record_type: 'Article', slug: 'boat-calls', title: 'Boat calls' },
    { record_type: 'Collateral', slug: 'boat-flyer', title: 'Boat flyer' },
  ];
  const records = suggestionGroups('boat', { ...sources, results }).find(
    ({ id }) => id === 'records',
  );
  expect(records?.items.map(({ href }) => href)).toEqual(
    expect.arrayContaining(['/sales-and-marketing/boat-calls', '/sales-and-marketing/boat-flyer']),
  );
});

it('leaves out records without a portal page', () => {
  const results = [
    alert('No address', null),
    alert('Bad address', '../x'),
    { record_type: 'HomeLink', title: 'Elsewhere', external_url: 'https://example.com' },
  ];
  expect(labels('zzz', { results }).records).toEqual([]);
});

it('treats special characters in a query as text', () => {
  for (const text of ['(', '[a-', '\\', '.*', '%%', '<b>', '"', '\u0000'])
    expect(() => labels(text)).not.toThrow();
  const [recent] = suggestionGroups('', { ...sources, recent: ['50% & more #1'] });
  expect(recent?.items[0]?.href).toBe('/search?query=50%25%20%26%20more%20%231');
});
