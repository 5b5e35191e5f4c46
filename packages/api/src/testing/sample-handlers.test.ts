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
import { getAllContent } from './sample/content.ts';
import { sampleHandlers } from './sample-handlers.ts';
import { sampleLibrary, getPersonaView } from './sample/index.ts';
import { samplePersona, sampleTokens } from './tokens.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Creates a client for a persona, with the sample handlers and ten records per page. */
function createClientFor(id: string): ApiClient {
  const persona = samplePersona(id);
  server.use(...sampleHandlers({ persona, perPage: 10 }));
  const session = createSession({ storage: null, now: () => FIXED_NOW });
  session.signIn(sampleTokens(persona));
  return createApiClient({ host: 'https://api.example.com', session, now: () => FIXED_NOW });
}
const getView = (id: string) => getPersonaView(sampleLibrary, samplePersona(id));
const getSlugs = (items: readonly { slug?: string | null | undefined }[]) =>
  items.map(({ slug }) => slug);
const catchError = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'no error',
    (error: unknown) => error,
  );

describe('sampleHandlers', () => {
  it('serves a guide, and lists guides by page, category, state, and words', async () => {
    const api = createClientFor('home-office-admin');
    const allGuides = getView('home-office-admin').guides;
    const firstPage = await guides.list.fetch(api);
    expect([firstPage.total, firstPage.perPage]).toEqual([allGuides.length, 10]);
    const secondPage = await guides.list.fetch(api, { page: 2 });
    expect([...firstPage.items, ...secondPage.items]).toMatchObject(allGuides);
    const bulletins = await guides.list.fetch(api, { category: 'rate_bulletins', state: 'OH' });
    expect(getSlugs(bulletins.items)).toContain('oh-motor-home-rates');
    expect(getSlugs(bulletins.items)).not.toContain('mi-boat-rates');
    expect(getSlugs((await guides.list.fetch(api, { search: 'RB-2026-041' })).items)).toEqual([
      'oh-motor-home-rates',
    ]);
    const [expected] = allGuides;
    expect(await guides.detail.fetch(api, expected!.id)).toMatchObject(expected!);
    expect(await guides.detail.fetch(api, expected!.slug!)).toMatchObject(expected!);
    expect(isNotFound(await catchError(guides.detail.fetch(api, 'no-such-guide')))).toBe(true);
  });

  it('lists guides by state for the viewer’s own states', async () => {
    const states = await guides.byState.fetch(createClientFor('independent-producer'));
    expect(states.map(({ state }) => state)).toEqual(['IN', 'MI', 'OH']);
    const indianaGuides = getSlugs(states[0]?.guides ?? []);
    expect(indianaGuides).toContain('in-off-road-rates');
    expect(indianaGuides).toContain('motorcycle-guideline-all-states');
    expect(indianaGuides).not.toContain('oh-motor-home-rates');
  });

  it('serves a product, lists of products by area and new flag, and the full list', async () => {
    const api = createClientFor('independent-producer');
    const allProducts = getView('independent-producer').products;
    expect((await products.list.fetch(api)).total).toBe(allProducts.length);
    expect(getSlugs(await products.all.fetch(api))).toEqual(getSlugs(allProducts));
    const newProducts = await products.list.fetch(api, { area: 'agent360', is_new: true });
    expect(getSlugs(newProducts.items)).toEqual(['agent360-landlord', 'agent360-auto']);
    const classic = await products.list.fetch(api, { area: 'classic' });
    expect(new Set(classic.items.map(({ area }) => area))).toEqual(new Set(['classic']));
    expect((await products.detail.fetch(api, 'boat')).availability).toHaveLength(51);
  });

  it.each(['exclusive-producer', 'independent-csr'])(
    'hides agent360 products from %s in lists, search, featured content, and details',
    async (id) => {
      const api = createClientFor(id);
      const mixedRecords = [
        ...(await products.list.fetch(api)).items,
        ...(await products.all.fetch(api)),
        ...(await search.list.fetch(api, { query: 'Agent360', types: ['Product'] })).items,
        ...(await featuredContent.list.fetch(api)),
      ];
      expect(mixedRecords.length).toBeGreaterThan(10);
      expect(mixedRecords.map(({ area }) => area)).not.toContain('agent360');
      expect(isNotAuthorized(await catchError(products.detail.fetch(api, 'agent360-home')))).toBe(
        true,
      );
      expect(isNotFound(await catchError(products.detail.fetch(api, 'no-such-product')))).toBe(
        true,
      );
    },
  );

  it('serves a product update, and lists product updates by featured flag, category, and product', async () => {
    const api = createClientFor('home-office-admin');
    expect((await productUpdates.list.fetch(api, { is_featured: true })).total).toBe(6);
    const boats = await productUpdates.list.fetch(api, {
      category: 'enhancement',
      products: ['boat'],
    });
    expect(getSlugs(boats.items)).toEqual(['boat-quotes-without-a-survey']);
    expect(
      (await productUpdates.detail.fetch(api, 'boat-quotes-without-a-survey')).is_featured,
    ).toBe(true);
    expect(isNotFound(await catchError(productUpdates.detail.fetch(api, 'nothing')))).toBe(true);
  });

  it('returns the categories of every group', async () => {
    const api = createClientFor('manager');
    for (const group of taxonomyKeys) {
      expect(await taxonomies.categories.fetch(api, group)).toEqual(
        sampleLibrary.categories[group],
      );
    }
  });

  it('finds and counts records of every type, with a read flag only for announcements', async () => {
    const api = createClientFor('home-office-admin');
    const records = getAllContent(sampleLibrary);
    for (const type of new Set(records.map(({ record_type }) => record_type))) {
      const expected = records.find(({ record_type }) => record_type === type)!;
      const results = await search.list.fetch(api, { query: expected.title, types: [type] });
      expect(getSlugs(results.items)).toContain(expected.slug);
      expect(results.counts?.[type]).toBeGreaterThan(0);
      const flag = ['Alert', 'PolicyUpdate'].includes(type) ? 'boolean' : 'undefined';
      expect(typeof results.items[0]?.read, `of ${type}`).toBe(flag);
    }
  });

  it('returns featured content of several types in display order', async () => {
    const featured = await featuredContent.list.fetch(createClientFor('independent-producer'));
    expect(getSlugs(featured)).toEqual(getSlugs(sampleLibrary.featuredContent));
    expect(new Set(featured.map(({ record_type }) => record_type)).size).toBe(5);
  });
});

it('no longer lists a sign-in after it has ended', async () => {
  const api = createClientFor('independent-producer');
  const [currentSession, phoneSession, desktopSession] = await sessions.list.fetch(api);
  expect([currentSession?.current, phoneSession?.current, desktopSession?.current]).toEqual([
    true,
    false,
    false,
  ]);
  await endSession(api, phoneSession?.id ?? '');
  expect(await sessions.list.fetch(api)).toEqual([currentSession, desktopSession]);
  await expect(endSession(api, phoneSession?.id ?? '')).rejects.toSatisfy(isNotFound);
});
