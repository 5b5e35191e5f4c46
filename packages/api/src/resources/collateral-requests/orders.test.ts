import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ApiClient, createApiClient } from '../../client/api-client.ts';
import { createSession } from '../../session/create-session.ts';
import { createFakeBrowser } from '../../session/fake-browser.ts';
import { FIXED_NOW } from '../../testing/clock.ts';
import { handlers } from '../../testing/handlers.ts';
import { sampleHandlers } from '../../testing/sample-handlers.ts';
import { sampleLibrary } from '../../testing/sample/index.ts';
import { samplePersona, sampleTokens } from '../../testing/tokens.ts';
import { createCartItemMutation, deleteCartItemMutation } from '../cart-items/changes.ts';
import { syncAcrossTabs } from '../other-tabs.ts';
import { deliveryInputSchema, findDeliveryProblems } from './delivery.ts';
import { draftCollateralRequestQuery, submitCollateralRequestMutation } from './orders.ts';
import { cartItems } from '../cart-items/resource.ts';
import { collateralRequests } from './resource.ts';
import { favoritePages } from '../favorite-pages/resource.ts';

const server = setupServer();
const orders = sampleLibrary.personaData['independent-producer']!.collateralRequests;
const draft = orders.find(({ status }) => status === 'draft')!;
const magnet = sampleLibrary.collateralTemplates.find(({ slug }) => slug === 'magnet-claims-card')!;
const itemInput = { collateral_template_id: magnet.id, quantity: 100, state: 'OH', fields: {} };
const delivery = {
  attention: 'Front desk',
  street: '12 Harbor Street',
  city: 'Toledo',
  state: 'OH',
  postal_code: '43604',
  phone: '419-555-0142',
};

let api: ApiClient;
let client: QueryClient;
let unsubscribe: (() => void)[];

const signIn = (personaId?: string) => {
  const session = createSession({ storage: null, now: () => FIXED_NOW });
  session.signIn(sampleTokens(personaId));
  api = createApiClient({ host: 'https://api.example.com', session });
  server.use(...sampleHandlers({ persona: samplePersona(personaId) }));
};

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(async () => {
  signIn();
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const queries = [cartItems.list.query(api), draftCollateralRequestQuery(api)] as const;
  await Promise.all([client.fetchQuery(queries[0]), client.fetchQuery(queries[1])]);
  unsubscribe = [
    new QueryObserver(client, queries[0]).subscribe(() => undefined),
    new QueryObserver(client, queries[1]).subscribe(() => undefined),
  ];
});
afterEach(() => {
  for (const stop of unsubscribe) stop();
  client.clear();
  server.resetHandlers();
});

const getCachedCart = () => client.getQueryData(cartItems.list.query(api).queryKey);
const getCachedDraft = () => client.getQueryData(draftCollateralRequestQuery(api).queryKey);
const waitUntilIdle = () =>
  vi.waitFor(() => expect(client.isMutating() + client.isFetching()).toBe(0));
const catchError = (result: Promise<unknown>) => result.catch((error: unknown) => error);
const createAddMutation = () => new MutationObserver(client, createCartItemMutation(api));
const createRemoveMutation = () => new MutationObserver(client, deleteCartItemMutation(api));
const createSubmitMutation = () =>
  new MutationObserver(client, submitCollateralRequestMutation(api));

describe('the cart', () => {
  it('adds the item from the response and updates the draft', async () => {
    const item = await createAddMutation().mutate(itemInput);
    expect(item).toMatchObject({ title: magnet.title, price_cents: 71 });
    expect(getCachedCart()?.at(-1)).toEqual(item);
    await waitUntilIdle();
    expect(getCachedDraft()?.items).toEqual([...draft.items!, item]);
    expect(getCachedDraft()?.total_cents).toBe(draft.total_cents! + 100 * 71);
  });

  it('removes an item immediately and restores it if the call fails', async () => {
    const response = Promise.withResolvers<void>();
    server.use(
      handlers.cartItems.list.pending(),
      http.delete('*/cart_items/:id', async () => {
        await response.promise;
        return HttpResponse.error();
      }),
    );
    const [, secondItem] = draft.items!;
    const result = catchError(createRemoveMutation().mutate({ id: secondItem!.id }));
    await vi.waitFor(() => expect(getCachedCart()).toHaveLength(2));
    response.resolve();
    expect(await result).toMatchObject({ kind: 'ServerDown' });
    expect(getCachedCart()).toEqual(draft.items);
  });

  it('treats an item that no longer exists as removed', async () => {
    server.use(handlers.cartItems.delete.empty(), handlers.cartItems.list.pending());
    await createRemoveMutation().mutate({
      id: draft.items![0]!.id,
    });
    expect(getCachedCart()).toEqual(draft.items!.slice(1));
  });

  it('throws an error with the host’s messages by field if an item is rejected', async () => {
    const error = await catchError(
      createAddMutation().mutate({ ...itemInput, quantity: 3, state: 'TX' }),
    );
    expect(error).toMatchObject({
      kind: 'Rejected',
      fields: { quantity: [expect.any(String)], state: [expect.any(String)] },
    });
    expect(getCachedCart()).toEqual(draft.items);
  });

  it('notifies other tabs about the cart and the orders', async () => {
    const notify = vi.spyOn(api.session, 'notify');
    await createRemoveMutation().mutate({
      id: draft.items![0]!.id,
    });
    expect(notify.mock.calls.map(([message]) => message)).toEqual([
      { type: 'changed', resource: 'cartItems' },
      { type: 'changed', resource: 'collateralRequests' },
    ]);
  });
});

describe('the draft', () => {
  const fetchDraft = () => client.fetchQuery({ ...draftCollateralRequestQuery(api), staleTime: 0 });

  it('is the order whose id is in the token', async () => {
    server.use(handlers.collateralRequests.list.failed(500));
    expect(await fetchDraft()).toEqual(draft);
  });

  it('is the first draft in the list, or null, if the order in the token is missing or submitted', async () => {
    server.use(handlers.collateralRequests.detail.empty());
    expect(await fetchDraft()).toEqual(draft);
    const [, submittedOrder] = orders;
    server.use(handlers.collateralRequests.detail.complete(submittedOrder!));
    expect(await fetchDraft()).toEqual(draft);
    signIn('manager');
    expect(await fetchDraft()).toBeNull();
  });

  it('fails if the host is down', async () => {
    server.use(handlers.collateralRequests.detail.failed(503));
    expect(await catchError(fetchDraft())).toMatchObject({ kind: 'ServerDown' });
  });
});

describe('submitting', () => {
  it('shows the order from the response, an empty cart, and no draft', async () => {
    const lists = [{}, { status: 'draft' }].map((params) =>
      collateralRequests.list.query(api, params),
    );
    await Promise.all(lists.map((list) => client.fetchQuery(list)));
    const order = await createSubmitMutation().mutate({ id: draft.id, delivery });
    expect(order).toMatchObject({ status: 'submitted', delivery });
    expect(getCachedCart()).toEqual([]);
    expect(getCachedDraft()).toBeNull();
    const detail = collateralRequests.detail.query(api, draft.id, client);
    expect(client.getQueryData(detail.queryKey)).toEqual(order);
    await waitUntilIdle();
    expect(getCachedCart()).toEqual([]);
    for (const { queryKey } of lists) {
      expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
    }
  });

  it('sends the same idempotency key on a retry', async () => {
    const sentKeys: (string | null)[] = [];
    server.use(
      http.patch('*/collateral_requests/:id', ({ request }) => {
        sentKeys.push(request.headers.get('Idempotency-Key'));
        return sentKeys.length === 1 ? HttpResponse.error() : undefined;
      }),
    );
    const mutation = createSubmitMutation();
    const submission = { id: draft.id, delivery };
    expect(await catchError(mutation.mutate(submission))).toMatchObject({ kind: 'ServerDown' });
    expect(getCachedCart()).toEqual(draft.items);
    await mutation.mutate(submission);
    expect(sentKeys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(sentKeys[1]).toBe(sentKeys[0]);
  });

  it('keeps the cart if the delivery is invalid', async () => {
    const result = createSubmitMutation().mutate({
      id: draft.id,
      delivery: { ...delivery, postal_code: '4' },
    });
    expect(await catchError(result)).toMatchObject({
      kind: 'Rejected',
      fields: { 'delivery.postal_code': [expect.stringContaining('ZIP')] },
    });
    await waitUntilIdle();
    expect(getCachedCart()).toEqual(draft.items);
  });
});

it('shows the order from a list until the detail loads', async () => {
  await client.fetchQuery(collateralRequests.list.query(api));
  server.use(handlers.collateralRequests.detail.pending());
  const observer = new QueryObserver(client, collateralRequests.detail.query(api, 8811, client));
  unsubscribe.push(observer.subscribe(() => undefined));
  expect(observer.getCurrentResult()).toMatchObject({
    isPlaceholderData: true,
    data: orders.find(({ id }) => id === 8811),
  });
});

it('makes other tabs refetch the cart and the orders, including an open order', async () => {
  const browser = createFakeBrowser();
  const openTab = () => {
    const session = createSession({ ...browser.openTab(), now: () => FIXED_NOW });
    session.connect();
    return session;
  };
  const [firstSession, secondSession] = [openTab(), openTab()];
  firstSession.signIn(sampleTokens());
  browser.deliver();
  const secondClient = new QueryClient();
  const stopFollowing = syncAcrossTabs(secondClient, secondSession);
  const queryKeys = [
    cartItems.list.query(api).queryKey,
    draftCollateralRequestQuery(api).queryKey,
    collateralRequests.detail.query(api, draft.id, secondClient).queryKey,
    favoritePages.list.query(api).queryKey,
    ['search', 'list', {}],
  ];
  for (const key of queryKeys) secondClient.setQueryData(key, []);
  const firstApi = createApiClient({ host: 'https://api.example.com', session: firstSession });
  await new MutationObserver(client, deleteCartItemMutation(firstApi)).mutate({
    id: draft.items![0]!.id,
  });
  browser.deliver();
  const staleKeys = queryKeys.filter((key) => secondClient.getQueryState(key)?.isInvalidated);
  expect(staleKeys).toEqual(queryKeys.slice(0, 3));
  stopFollowing();
});

describe('the delivery schema', () => {
  const findInvalidFields = (change: Record<string, unknown>) =>
    v
      .safeParse(deliveryInputSchema, { ...delivery, ...change })
      .issues?.map((issue) => v.getDotPath(issue)) ?? [];

  it.each([
    {},
    { postal_code: ' 43604-1204 ' },
    { phone: '(419) 555.0142' },
    { phone: '1-419-555-0142' },
    { phone: '+1 419 555 0142' },
    { email: '' },
    { email: null },
    { email: 'a.b+c@mail.example.com' },
    { notes: 'x'.repeat(1000), company: 'x'.repeat(120), street2: 'Suite 3' },
    { state: 'DC' },
  ])('accepts %j', (change) => expect(findInvalidFields(change)).toEqual([]));

  it.each([
    { attention: '  ' },
    { street: 'x'.repeat(121) },
    { city: undefined },
    { state: 'PR' },
    { state: 'oh' },
    { postal_code: '4360' },
    { postal_code: '43604-12' },
    { phone: '555-0142' },
    { phone: '2-419-555-0142' },
    { phone: '419-555-0142 ext 7' },
    { phone: 'call me' },
    { email: 'nobody' },
    { email: 'a@b' },
    { email: 'a b@example.com' },
    { notes: 'x'.repeat(1001) },
  ])('rejects %j', (change) => expect(findInvalidFields(change)).toEqual(Object.keys(change)));

  it('returns a code for the first problem of each field', () => {
    expect(findDeliveryProblems(delivery)).toEqual({});
    expect(
      findDeliveryProblems({
        ...delivery,
        attention: ' ',
        city: 'x'.repeat(121),
        state: '',
        phone: '5'.repeat(121),
        notes: 'x'.repeat(1001),
      }),
    ).toEqual({
      attention: { code: 'invalid' },
      city: { code: 'too-long', max: 120 },
      state: { code: 'invalid' },
      phone: { code: 'invalid' },
      notes: { code: 'too-long', max: 1000 },
    });
  });
});
