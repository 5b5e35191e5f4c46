import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createApiClient, type ApiClient } from '../client/api-client.ts';
import { isNotAuthorised } from '../errors/not-authorised.ts';
import { isNotFound } from '../errors/not-found.ts';
import { fetchFeaturedContent } from '../resources/featured-content/fetchers.ts';
import { fetchGuide, fetchGuides, fetchGuidesByState } from '../resources/guides/fetchers.ts';
import { fetchProductUpdate, fetchProductUpdates } from '../resources/product-updates/fetchers.ts';
import { fetchAllProducts, fetchProduct, fetchProducts } from '../resources/products/fetchers.ts';
import { fetchSearch } from '../resources/search/fetchers.ts';
import { fetchCategories } from '../resources/taxonomies/fetchers.ts';
import { endSession, fetchSessions } from '../resources/sessions/fetchers.ts';
import { taxonomyKeys } from '../resources/taxonomies/schema.ts';
import { createSession } from '../session/create-session.ts';
import { FIXED_NOW } from './clock.ts';
import { allContent } from './library.ts';
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
    const first = await fetchGuides(api);
    expect([first.total, first.perPage]).toEqual([all.length, 10]);
    const second = await fetchGuides(api, { page: 2 });
    expect([...first.items, ...second.items]).toEqual(all);
    const bulletins = await fetchGuides(api, { category: 'rate_bulletins', state: 'OH' });
    expect(slugs(bulletins.items)).toContain('oh-motor-home-rates');
    expect(slugs(bulletins.items)).not.toContain('mi-boat-rates');
    expect(slugs((await fetchGuides(api, { search: 'RB-2026-041' })).items)).toEqual([
      'oh-motor-home-rates',
    ]);
    const [wanted] = all;
    expect(await fetchGuide(api, wanted!.id)).toEqual(wanted);
    expect(await fetchGuide(api, wanted!.slug!)).toEqual(wanted);
    expect(isNotFound(await failure(fetchGuide(api, 'no-such-guide')))).toBe(true);
  });

  it('lists guides state by state, for the reader’s own states', async () => {
    const states = await fetchGuidesByState(as('independent-producer'));
    expect(states.map(({ state }) => state)).toEqual(['IN', 'MI', 'OH']);
    const ofIndiana = slugs(states[0]?.guides ?? []);
    expect(ofIndiana).toContain('in-off-road-rates');
    expect(ofIndiana).toContain('motorcycle-guideline-all-states');
    expect(ofIndiana).not.toContain('oh-motor-home-rates');
  });

  it('lists products by area and by what is new, and all at once', async () => {
    const api = as('independent-producer');
    const all = view('independent-producer').products;
    expect((await fetchProducts(api)).total).toBe(all.length);
    expect(slugs(await fetchAllProducts(api))).toEqual(slugs(all));
    const fresh = await fetchProducts(api, { area: 'agent360', is_new: true });
    expect(slugs(fresh.items)).toEqual(['agent360-landlord', 'agent360-auto']);
    const classic = await fetchProducts(api, { area: 'classic' });
    expect(new Set(classic.items.map(({ area }) => area))).toEqual(new Set(['classic']));
    expect((await fetchProduct(api, 'boat')).availability).toHaveLength(51);
  });

  it.each(['exclusive-producer', 'independent-csr'])(
    'closes agent360 products to %s: in lists, search, featured content and one by one',
    async (id) => {
      const api = as(id);
      const mixed = [
        ...(await fetchProducts(api)).items,
        ...(await fetchAllProducts(api)),
        ...(await fetchSearch(api, { query: 'Agent360', types: ['Product'] })).items,
        ...(await fetchFeaturedContent(api)),
      ];
      expect(mixed.length).toBeGreaterThan(10);
      expect(mixed.map(({ area }) => area)).not.toContain('agent360');
      expect(isNotAuthorised(await failure(fetchProduct(api, 'agent360-home')))).toBe(true);
      expect(isNotFound(await failure(fetchProduct(api, 'no-such-product')))).toBe(true);
    },
  );

  it('lists product updates by what is featured, category and product, and one by one', async () => {
    const api = as('home-office-admin');
    expect((await fetchProductUpdates(api, { is_featured: true })).total).toBe(6);
    const boats = await fetchProductUpdates(api, { category: 'enhancement', products: ['boat'] });
    expect(slugs(boats.items)).toEqual(['boat-quotes-without-a-survey']);
    expect((await fetchProductUpdate(api, 'boat-quotes-without-a-survey')).is_featured).toBe(true);
    expect(isNotFound(await failure(fetchProductUpdate(api, 'nothing')))).toBe(true);
  });

  it('has the categories of every group', async () => {
    const api = as('manager');
    for (const group of taxonomyKeys) {
      expect(await fetchCategories(api, group)).toEqual(sampleLibrary.categories[group]);
    }
  });

  it('finds records of every type, counts them, and says of notices alone whether they are read', async () => {
    const api = as('home-office-admin');
    const records = allContent(sampleLibrary);
    for (const type of new Set(records.map(({ record_type }) => record_type))) {
      const wanted = records.find(({ record_type }) => record_type === type)!;
      const found = await fetchSearch(api, { query: wanted.title, types: [type] });
      expect(slugs(found.items)).toContain(wanted.slug);
      expect(found.counts?.[type]).toBeGreaterThan(0);
      const flag = ['Alert', 'PolicyUpdate'].includes(type) ? 'boolean' : 'undefined';
      expect(typeof found.items[0]?.read, `of ${type}`).toBe(flag);
    }
  });

  it('features content of several types, in its order', async () => {
    const featured = await fetchFeaturedContent(as('independent-producer'));
    expect(slugs(featured)).toEqual(slugs(sampleLibrary.featuredContent));
    expect(new Set(featured.map(({ record_type }) => record_type)).size).toBe(4);
  });
});

it('lists the sign-ins of this device and of others, and no longer one that was ended', async () => {
  const api = as('independent-producer');
  const [here, phone, desk] = await fetchSessions(api);
  expect([here?.current, phone?.current, desk?.current]).toEqual([true, false, false]);
  await endSession(api, phone?.id ?? '');
  expect(await fetchSessions(api)).toEqual([here, desk]);
  await expect(endSession(api, phone?.id ?? '')).rejects.toSatisfy(isNotFound);
});
