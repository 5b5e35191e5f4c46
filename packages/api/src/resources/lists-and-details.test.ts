import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createApiClient, type ApiClient } from '../client/api-client.ts';
import { isNotFound } from '../errors/not-found.ts';
import { createSession } from '../session/create-session.ts';
import { FIXED_NOW } from '../testing/clock.ts';
import { createFactories } from '../testing/factories.ts';
import { handlers } from '../testing/handlers.ts';
import { sampleToken } from '../testing/token.ts';
import { fetchGuide } from './guides/fetchers.ts';
import { guideQuery, guidesByStateQuery, guidesQuery } from './guides/queries.ts';
import { fetchProductUpdate } from './product-updates/fetchers.ts';
import { productUpdateQuery, productUpdatesQuery } from './product-updates/queries.ts';
import { fetchProduct, fetchProducts } from './products/fetchers.ts';
import { allProductsQuery, productQuery, productsQuery } from './products/queries.ts';
import { categoriesQuery } from './taxonomies/queries.ts';

const server = setupServer();
const make = createFactories();
let api: ApiClient;
let client: QueryClient;
let asked: string[];

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
  const session = createSession({ storage: null, now: () => FIXED_NOW });
  session.signIn({ jwt: sampleToken({ uuid: 'anna', exp: FIXED_NOW / 1000 + 900 }) });
  api = createApiClient({ host: 'https://api.example.com', session, now: () => FIXED_NOW });
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});
afterEach(() => {
  server.resetHandlers();
  client.clear();
});

/** Answers whatever is asked with an empty list, and notes what was asked. */
const noteCalls = () =>
  server.use(
    http.get('https://api.example.com/*', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      asked.push(decodeURIComponent(pathname + search));
      return HttpResponse.json({
        guides: [],
        guides_by_state: [],
        products: [],
        product_updates: [],
        categories: [],
      });
    }),
  );

it('asks for lists with their keys in the listed order, without what is the default', async () => {
  noteCalls();
  await client.fetchQuery(
    guidesQuery(api, { page: 2, search: 'roof', state: 'OH', category: 'rate_bulletins' }),
  );
  await client.fetchQuery(guidesQuery(api, { page: 1, state: '' }));
  await client.fetchQuery(guidesByStateQuery(api));
  await client.fetchQuery(
    productsQuery(api, { page: 2, search: 'bike', is_new: true, area: 'agent360' }),
  );
  await client.fetchQuery(allProductsQuery(api));
  await client.fetchQuery(
    productUpdatesQuery(api, { page: 2, products: ['boat', 'umbrella'], category: 'enhancement' }),
  );
  await client.fetchQuery(productUpdatesQuery(api, { is_featured: true }));
  await client.fetchQuery(categoriesQuery(api, 'safety_tips'));
  expect(asked).toEqual([
    '/api/v1/guides?category=rate_bulletins&state=OH&search=roof&page=2',
    '/api/v1/guides',
    '/api/v1/guides/by_state',
    '/api/v1/products?area=agent360&is_new=true&search=bike&page=2',
    '/api/v1/products/all',
    '/api/v1/product_updates?category=enhancement&products[]=boat&products[]=umbrella&page=2',
    '/api/v1/product_updates?is_featured=true',
    '/api/v1/taxonomies/safety_tips/categories',
  ]);
});

const page = <Item>(items: Item[]) => ({ items, total: items.length, page: 1, perPage: 20 });

it('keeps a page while the next one loads', async () => {
  const product = make.product();
  server.use(handlers.products.list.complete([product]));
  const observer = new QueryObserver(client, productsQuery(api));
  const stop = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true));
  server.use(handlers.products.list.pending());
  observer.setOptions(productsQuery(api, { page: 2 }));
  expect(observer.getCurrentResult()).toMatchObject({
    data: { items: [product] },
    isPlaceholderData: true,
  });
  stop();
});

it('shows a record of any cached list until its detail has answered, by id or slug', () => {
  const [guide, product, update] = [make.guide(), make.product(), make.productUpdate()];
  client.setQueryData(guidesQuery(api, { state: 'OH', page: 3 }).queryKey, page([guide]));
  client.setQueryData(productsQuery(api, { area: 'classic' }).queryKey, page([product]));
  client.setQueryData(productUpdatesQuery(api).queryKey, page([update]));
  server.use(
    handlers.guides.detail.pending(),
    handlers.products.detail.pending(),
    handlers.productUpdates.detail.pending(),
  );
  const shown = [
    new QueryObserver(client, guideQuery(api, guide.id, client)),
    new QueryObserver(client, productQuery(api, product.slug ?? '', client)),
    new QueryObserver(client, productUpdateQuery(api, String(update.id), client)),
  ].map((observer) => observer.getCurrentResult());
  expect(shown.map(({ data }) => data)).toEqual([guide, product, update]);
  expect(shown.map(({ isPlaceholderData }) => isPlaceholderData)).toEqual([true, true, true]);
  const unknown = new QueryObserver(client, guideQuery(api, 'another', client));
  expect(unknown.getCurrentResult().data).toBeUndefined();
});

it('asks for nothing when an id could never be one', async () => {
  noteCalls();
  for (const id of ['..', 'a/b', '', '%2e%2e', 'x'.repeat(129)]) {
    for (const ask of [
      () => fetchGuide(api, id),
      () => fetchProduct(api, id),
      () => fetchProductUpdate(api, id),
    ]) {
      const error = await ask().catch((thrown: unknown) => thrown);
      expect(isNotFound(error), `for ${id}`).toBe(true);
    }
  }
  expect(asked).toEqual([]);
});

it('leaves out products that do not fit and tells of them, and shows the others', async () => {
  const skipped: string[] = [];
  const session = createSession({ storage: null, now: () => FIXED_NOW });
  session.signIn({ jwt: sampleToken({ uuid: 'anna', exp: FIXED_NOW / 1000 + 900 }) });
  const strict = createApiClient({
    host: 'https://api.example.com',
    session,
    now: () => FIXED_NOW,
    onError: (error) => skipped.push(error.kind),
  });
  const bare = { id: 'p-1', record_type: 'Product', title: 'Boat' };
  const spare = { ...bare, id: 2, area: null, availability: null, summary: null, is_new: null };
  server.use(
    http.get('*/api/v1/products', () =>
      HttpResponse.json({
        products: [
          bare,
          spare,
          { ...bare, id: 3, area: 'met360' },
          { ...bare, id: 4, availability: [{ state: 'OH', status: 'perhaps' }] },
          {
            ...bare,
            id: 5,
            availability: [{ state: 'OH', status: 'limited', effective_on: 'May' }],
          },
        ],
      }),
    ),
  );
  const { items } = await fetchProducts(strict);
  expect(items).toEqual([bare, spare]);
  expect(skipped).toEqual(['InvalidResponse']);
});
