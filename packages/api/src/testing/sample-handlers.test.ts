import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type ApiClient, createApiClient } from '../client/api-client.ts';
import { isNotAuthorized } from '../errors/not-authorized.ts';
import { isNotFound } from '../errors/not-found.ts';
import { featuredContent } from '../resources/featured-content.ts';
import { guides } from '../resources/guides.ts';
import { productUpdates } from '../resources/product-updates.ts';
import { products } from '../resources/products.ts';
import { search } from '../resources/search.ts';
import { taxonomies, taxonomyKeys } from '../resources/taxonomies.ts';
import { endSession, sessions } from '../resources/sessions.ts';
import { createSession } from '../session/create-session.ts';
import { FIXED_NOW } from './clock.ts';
import { allContent } from './sample/content.ts';
import { sampleHandlers } from './sample-handlers.ts';
import { sampleLibrary, viewOf } from './sample/index.ts';
import { samplePersona, sampleTokens } from './tokens.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** A client of somebody to whom the sample library is served, ten records a page. */
function as(id: string): ApiClient {
  const persona = samplePersona(id);
  server.use(...sampleHandlers({ persona, perPage: 10 }));
  const session = createSession({ storage: null, now: () => FIXED_NOW });
  session.signIn(sampleTokens(persona));
  return createApiClient({ host: 'https://api.example.com', session, now: () => FIXED_NOW });
}
const view = (id: string) => viewOf(sampleLibrary, samplePersona(id));
const slugs = (items: readonly { slug?: string | null | undefined }[]) =>
  items.map(({ slug }) => slug);
const failure = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'no failure',
    (error: unknown) => error,
  );

describe('the sample library as a host serves it', () => {
  it('lists guides by category, state and words, page by page, and one by one', async () => {
    const api = as('home-office-admin');
    const all = view('home-office-admin').guides;
    const first = await guides.list.fetch(api);
    expect([first.total, first.perPage]).toEqual([all.length, 10]);
    const second = await guides.list.fetch(api, { page: 2 });
    expect([...first.items, ...second.items]).toEqual(all);
    const bulletins = await guides.list.fetch(api, { category: 'rate_bulletins', state: 'OH' });
    expect(slugs(bulletins.items)).toContain('oh-motor-home-rates');
    expect(slugs(bulletins.items)).not.toContain('mi-boat-rates');
    expect(slugs((await guides.list.fetch(api, { search: 'RB-2026-041' })).items)).toEqual([
      'oh-motor-home-rates',
    ]);
    const [wanted] = all;
    expect(await guides.detail.fetch(api, wanted!.id)).toEqual(wanted);
    expect(await guides.detail.fetch(api, wanted!.slug!)).toEqual(wanted);
    expect(isNotFound(await failure(guides.detail.fetch(api, 'no-such-guide')))).toBe(true);
  });

  it('lists guides state by state, for the reader’s own states', async () => {
    const states = await guides.byState.fetch(as('independent-producer'));
    expect(states.map(({ state }) => state)).toEqual(['IN', 'MI', 'OH']);
    const ofIndiana = slugs(states[0]?.guides ?? []);
    expect(ofIndiana).toContain('in-off-road-rates');
    expect(ofIndiana).toContain('motorcycle-guideline-all-states');
    expect(ofIndiana).not.toContain('oh-motor-home-rates');
  });

  it('lists products by area and by what is new, and all at once', async () => {
    const api = as('independent-producer');
    const all = view('independent-producer').products;
    expect((await products.list.fetch(api)).total).toBe(all.length);
    expect(slugs(await products.all.fetch(api))).toEqual(slugs(all));
    const fresh = await products.list.fetch(api, { area: 'agent360', is_new: true });
    expect(slugs(fresh.items)).toEqual(['agent360-landlord', 'agent360-auto']);
    const classic = await products.list.fetch(api, { area: 'classic' });
    expect(new Set(classic.items.map(({ area }) => area))).toEqual(new Set(['classic']));
    expect((await products.detail.fetch(api, 'boat')).availability).toHaveLength(51);
  });

  it.each(['exclusive-producer', 'independent-csr'])(
    'closes agent360 products to %s: in lists, search, featured content and one by one',
    async (id) => {
      const api = as(id);
      const mixed = [
        ...(await products.list.fetch(api)).items,
        ...(await products.all.fetch(api)),
        ...(await search.list.fetch(api, { query: 'Agent360', types: ['Product'] })).items,
        ...(await featuredContent.list.fetch(api)),
      ];
      expect(mixed.length).toBeGreaterThan(10);
      expect(mixed.map(({ area }) => area)).not.toContain('agent360');
      expect(isNotAuthorized(await failure(products.detail.fetch(api, 'agent360-home')))).toBe(
        true,
      );
      expect(isNotFound(await failure(products.detail.fetch(api, 'no-such-product')))).toBe(true);
    },
  );

  it('lists product updates by what is featured, category and product, and one by one', async () => {
    const api = as('home-office-admin');
    expect((await productUpdates.list.fetch(api, { is_featured: true })).total).toBe(6);
    const boats = await productUpdates.list.fetch(api, {
      category: 'enhancement',
      products: ['boat'],
    });
    expect(slugs(boats.items)).toEqual(['boat-quotes-without-a-survey']);
    expect(
      (await productUpdates.detail.fetch(api, 'boat-quotes-without-a-survey')).is_featured,
    ).toBe(true);
    expect(isNotFound(await failure(productUpdates.detail.fetch(api, 'nothing')))).toBe(true);
  });

  it('has the categories of every group', async () => {
    const api = as('manager');
    for (const group of taxonomyKeys) {
      expect(await taxonomies.categories.fetch(api, group)).toEqual(
        sampleLibrary.categories[group],
      );
    }
  });

  it('finds records of every type, counts them, and says of notices alone whether they are read', async () => {
    const api = as('home-office-admin');
    const records = allContent(sampleLibrary);
    for (const type of new Set(records.map(({ record_type }) => record_type))) {
      const wanted = records.find(({ record_type }) => record_type === type)!;
      const found = await search.list.fetch(api, { query: wanted.title, types: [type] });
      expect(slugs(found.items)).toContain(wanted.slug);
      expect(found.counts?.[type]).toBeGreaterThan(0);
      const flag = ['Alert', 'PolicyUpdate'].includes(type) ? 'boolean' : 'undefined';
      expect(typeof found.items[0]?.read, `of ${type}`).toBe(flag);
    }
  });

  it('features content of several types, in its order', async () => {
    const featured = await featuredContent.list.fetch(as('independent-producer'));
    expect(slugs(featured)).toEqual(slugs(sampleLibrary.featuredContent));
    expect(new Set(featured.map(({ record_type }) => record_type)).size).toBe(4);
  });
});

it('lists the sign-ins of this device and of others, and no longer one that was ended', async () => {
  const api = as('independent-producer');
  const [here, phone, desk] = await sessions.list.fetch(api);
  expect([here?.current, phone?.current, desk?.current]).toEqual([true, false, false]);
  await endSession(api, phone?.id ?? '');
  expect(await sessions.list.fetch(api)).toEqual([here, desk]);
  await expect(endSession(api, phone?.id ?? '')).rejects.toSatisfy(isNotFound);
});
