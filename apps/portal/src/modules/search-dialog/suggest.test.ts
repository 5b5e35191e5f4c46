import { expect, it } from 'vitest';
import { createSuggestionGroups } from './suggest.ts';
import type { SuggestionSources } from './suggest.ts';

const alert = (title: string, slug: string | null = title.toLowerCase().replaceAll(' ', '-')) => ({
  record_type: 'Alert',
  title,
  slug,
});
const sources: SuggestionSources = {
  recent: ['roof age', 'hail', 'umbrella'],
  favorites: [{ id: 1, title: 'Roof settlement by age', path: '/policy-updates/roof' }],
  answers: [],
  passage: null,
  results: [alert('Hail on the roof'), alert('Roof photos')],
  saved: [],
  viewer: { kind: 'regular', claims: null },
  now: Date.parse('2026-03-02T19:05:00Z'),
};
const suggest = (text: string, overrides: Partial<SuggestionSources> = {}) =>
  createSuggestionGroups(text, { ...sources, ...overrides });
const labels = (text: string, overrides?: Partial<SuggestionSources>) =>
  Object.fromEntries(
    suggest(text, overrides).map(({ id, items }) => [id, items.map(({ label }) => label)]),
  );

it('offers recent searches and favorites for an empty field', () => {
  expect(labels('', { results: [] })).toEqual({
    recent: ['roof age', 'hail', 'umbrella'],
    favorites: ['Roof settlement by age'],
    answers: [],
    passage: [],
    records: [],
    saved: [],
  });
});

it('suggests answers with their kind, unless they are favorites', () => {
  const map = {
    kind: 'page',
    title: 'Product availability map',
    details: [],
    href: '/products/product-availability-map',
  } as const;
  const [, , answers] = suggest('map', { answers: [map] });
  expect(answers?.items).toEqual([
    { id: map.href, label: map.title, href: map.href, meta: 'Page' },
  ]);
  const favorites = [{ id: 1, title: 'The map', path: map.href }];
  expect(labels('map', { answers: [map], favorites }).answers).toEqual([]);
});

it('quotes the start of a passage, with a link to its section', () => {
  const record = { id: 7, ...alert('Roof age') };
  const highlight = `Roofs can be up to [[20]] years old.\n${'Other words follow. '.repeat(20)}`;
  const [quote] =
    suggest('how old', { passage: { record, anchor: 'age & limits', highlight } }).find(
      ({ id }) => id === 'passage',
    )?.items ?? [];
  expect(quote).toMatchObject({
    href: '/alerts/roof-age#age%20%26%20limits',
    meta: 'Roof age',
  });
  expect(quote?.label).toMatch(/^Roofs can be up to 20 years old\. Other .* …$/);
  expect(quote?.label.length).toBeLessThan(165);
  const unlinked = { record: { ...record, slug: null }, highlight };
  expect(labels('how old', { passage: unlinked }).passage).toEqual([]);
});

it('matches word prefixes, and keeps the order of the search results', () => {
  expect(labels('ro')).toEqual({
    recent: ['roof age'],
    favorites: ['Roof settlement by age'],
    answers: [],
    passage: [],
    records: ['Hail on the roof', 'Roof photos'],
    saved: [],
  });
  expect(labels('age ROOF').favorites).toEqual(['Roof settlement by age']);
  const results = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'].map((title) =>
    alert(title),
  );
  expect(labels('zzz', { results }).records).toEqual(results.slice(0, 7).map(({ title }) => title));
});

it('says that a record ended, was replaced, has a newer version, or starts later', () => {
  const published = (day: string) => `2026-${day}T12:00:00Z`;
  const results = [
    { ...alert('In effect'), effective_until: '2026-03-02' },
    { ...alert('Over'), effective_until: '2026-03-01' },
    {
      ...alert('Stop'),
      effective_until: '2026-03-09',
      published_at: published('02-27'),
      related: [{ id: 2, title: 'Lifted', published_at: published('03-01') }],
    },
    { ...alert('Guide'), record_type: 'RateBulletin', superseded_by: 'next' },
    { ...alert('Next'), record_type: 'RateBulletin', new_business_on: '2026-03-09' },
  ];
  const records = suggest('zzz', { results }).find(({ id }) => id === 'records');
  expect(records?.items.map(({ meta }) => meta?.replaceAll('\u00a0', ' '))).toEqual([
    'Alert',
    'Alert · Ended Mar 1',
    'Alert · Replaced Mar 1',
    'Rate bulletin · Newer version available',
    'Rate bulletin · Effective Mar 9',
  ]);
});

it('suggests a page only once if it is also a favorite, or the page of several records', () => {
  const results = [alert('Roof photos'), alert('Roof settlement'), alert('Photos', 'roof-photos')];
  const favorites = [{ id: 1, title: 'Roof', path: '/alerts/roof-settlement' }];
  expect(labels('roof', { results, favorites })).toMatchObject({
    favorites: ['Roof'],
    records: ['Roof photos'],
  });
});

it('links articles and collateral items to their own pages, not to the pages that list them', () => {
  const results = [
    { record_type: 'Article', slug: 'boat-calls', title: 'Boat calls' },
    { record_type: 'Collateral', slug: 'boat-flyer', title: 'Boat flyer' },
  ];
  const records = createSuggestionGroups('boat', { ...sources, results }).find(
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
  const [recent] = suggest('', { recent: ['50% & more #1'] });
  expect(recent?.items[0]?.href).toBe('/search?query=50%25%20%26%20more%20%231');
});

it('suggests saved pages with their area, unless they are favorites', () => {
  const page = { path: '/alerts/hail', title: 'Hail', isRecord: true, details: 'Alerts' };
  const saved = suggest('', { saved: [page] }).find(({ id }) => id === 'saved');
  expect(saved?.items).toMatchObject([{ label: 'Hail', href: '/alerts/hail', meta: 'Alerts' }]);
  const favorites = [{ id: 1, title: 'Hail', path: '/alerts/hail' }];
  expect(labels('', { saved: [page], favorites }).saved).toEqual([]);
});
