import { QueryObserver } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { createFactories } from '../testing/factories.ts';
import { handlers } from '../testing/handlers.ts';
import { createPageWith, setUpTestClient } from '../testing/set-up-test-client.ts';
import { alerts } from './alerts.ts';
import { guides } from './guides.ts';
import { policyUpdates } from './policy-updates.ts';
import { productUpdates } from './product-updates.ts';
import { products } from './products.ts';
import { taxonomies } from './taxonomies.ts';

const test = setUpTestClient();
const make = createFactories();

it('requests lists with query parameters in the defined order and without default values', async () => {
  test.respondWith({
    guides: [],
    guides_by_state: [],
    products: [],
    product_updates: [],
    categories: [],
  });
  await test.client.fetchQuery(
    guides.list.query(test.api, {
      page: 2,
      search: 'roof',
      state: 'OH',
      category: 'rate_bulletins',
    }),
  );
  await test.client.fetchQuery(guides.list.query(test.api, { page: 1, state: '' }));
  await test.client.fetchQuery(guides.byState.query(test.api));
  await test.client.fetchQuery(
    products.list.query(test.api, { page: 2, search: 'bike', is_new: true, area: 'agent360' }),
  );
  await test.client.fetchQuery(products.all.query(test.api));
  await test.client.fetchQuery(
    productUpdates.list.query(test.api, {
      page: 2,
      products: ['boat', 'umbrella'],
      category: 'enhancement',
    }),
  );
  await test.client.fetchQuery(productUpdates.list.query(test.api, { is_featured: true }));
  await test.client.fetchQuery(taxonomies.categories.query(test.api, 'safety_tips'));
  expect(test.requestedPaths).toEqual([
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

it('keeps showing a page while the next one loads', async () => {
  const product = make.product();
  test.server.use(handlers.products.list.complete([product]));
  const observer = new QueryObserver(test.client, products.list.query(test.api));
  const stop = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true));
  test.server.use(handlers.products.list.pending());
  observer.setOptions(products.list.query(test.api, { page: 2 }));
  expect(observer.getCurrentResult()).toMatchObject({
    data: { items: [product] },
    isPlaceholderData: true,
  });
  stop();
});

it('shows the record from a cached list until the detail loads, by id or slug', () => {
  const [guide, product, update] = [make.guide(), make.product(), make.productUpdate()];
  test.client.setQueryData(
    guides.list.query(test.api, { state: 'OH', page: 3 }).queryKey,
    createPageWith(guide),
  );
  test.client.setQueryData(
    products.list.query(test.api, { area: 'classic' }).queryKey,
    createPageWith(product),
  );
  test.client.setQueryData(productUpdates.list.query(test.api).queryKey, createPageWith(update));
  test.server.use(
    handlers.guides.detail.pending(),
    handlers.products.detail.pending(),
    handlers.productUpdates.detail.pending(),
  );
  const results = [
    new QueryObserver(test.client, guides.detail.query(test.api, guide.id, test.client)),
    new QueryObserver(
      test.client,
      products.detail.query(test.api, product.slug ?? '', test.client),
    ),
    new QueryObserver(
      test.client,
      productUpdates.detail.query(test.api, String(update.id), test.client),
    ),
  ].map((observer) => observer.getCurrentResult());
  expect(results.map(({ data }) => data)).toEqual([guide, product, update]);
  expect(results.map(({ isPlaceholderData }) => isPlaceholderData)).toEqual([true, true, true]);
  const unknownObserver = new QueryObserver(
    test.client,
    guides.detail.query(test.api, 'another', test.client),
  );
  expect(unknownObserver.getCurrentResult().data).toBeUndefined();
});

it('sends no request for a malformed id', async () => {
  const failures = await test.getErrorKindsForBadIds([
    guides.detail.fetch,
    products.detail.fetch,
    productUpdates.detail.fetch,
  ]);
  expect(new Set(failures)).toEqual(new Set(['NotFound']));
  expect(test.requestedPaths).toEqual([]);
});

it('removes read rows from the response to a request for unread rows', async () => {
  const createRow = (id: number, read: boolean) => ({
    id,
    record_type: 'Alert',
    title: 'Row',
    read,
  });
  test.respondWith({
    alerts: [createRow(1, true), createRow(2, false)],
    policy_updates: [createRow(3, true), createRow(4, false)],
  });
  for (const { list } of [alerts, policyUpdates]) {
    expect((await list.fetch(test.api, { unread: true })).items).toHaveLength(1);
    expect((await list.fetch(test.api)).items).toHaveLength(2);
  }
});

it('drops and reports invalid values, and returns every product', async () => {
  const minimalRecord = { id: 'p-1', record_type: 'Product', title: 'Boat' };
  const recordWithNulls = {
    ...minimalRecord,
    id: 2,
    area: null,
    availability: null,
    summary: null,
    is_new: null,
  };
  const ohio = { state: 'OH', status: 'limited' };
  test.server.use(
    http.get('*/api/v1/products', () =>
      HttpResponse.json({
        products: [
          minimalRecord,
          recordWithNulls,
          { ...minimalRecord, id: 3, area: 'met360' },
          { ...minimalRecord, id: 4, availability: [{ state: 'MI', status: 7 }, ohio] },
          { ...minimalRecord, id: 5, availability: [{ ...ohio, effective_on: 'May' }] },
        ],
      }),
    ),
  );
  expect((await products.list.fetch(test.api)).items).toEqual([
    minimalRecord,
    recordWithNulls,
    { ...minimalRecord, id: 3 },
    { ...minimalRecord, id: 4, availability: [ohio] },
    { ...minimalRecord, id: 5, availability: [ohio] },
  ]);
  const droppedDiagnostics = test.reportedDiagnostics.filter(({ code }) =>
    code.startsWith('dropped'),
  );
  expect(droppedDiagnostics.map(({ code, field }) => `${code} ${field}`)).toEqual([
    'dropped-field products.2.area',
    'dropped-item products.3.availability.0.status',
    'dropped-field products.4.availability.0.effective_on',
  ]);
});
