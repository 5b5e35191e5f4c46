import { cartItemSchema, collateralRequestSchema, type CartItem } from '@producer-portal/api';
import { getPersonaData } from '@producer-portal/api/sample-library';
import { decodeJwt } from 'jose';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  createClient,
  databaseKinds,
  json,
  library,
  useTestHost,
  type Client,
} from '../testing/test-host.ts';

const cartPath = '/api/v1/cart_items';
const ordersPath = '/api/v1/collateral_requests';
const cartSchema = v.object({ cart_items: v.array(cartItemSchema) });
const itemSchema = v.object({ cart_item: cartItemSchema });
const ordersSchema = v.object({ collateral_requests: v.array(collateralRequestSchema) });
const orderSchema = v.object({ collateral_request: collateralRequestSchema });
const refusalSchema = v.object({
  message: v.string(),
  errors: v.record(v.string(), v.array(v.string())),
});

const findTemplate = (slug: string) =>
  library.collateralTemplates.find((each) => each.slug === slug)!;
const postcard = {
  collateral_template_id: findTemplate('postcard-first-ride').id,
  quantity: 250,
  state: 'MI',
  fields: { offer: 'Coffee is on us' },
};
const delivery = {
  attention: 'Front desk',
  company: '',
  street: '12 Harbor Street',
  city: 'Toledo',
  state: 'OH',
  postal_code: '43604-1204',
  phone: '(419) 555-0142',
  email: 'orders@example.com',
};

const fetchCart = async (client: Client) => (await client.read(cartPath, cartSchema)).cart_items;
const createRequestInit = (method: string, body: unknown, key?: string) => {
  const init = json(method, body);
  const headers = new Headers(init.headers);
  if (key !== undefined) headers.set('Idempotency-Key', key);
  return { ...init, headers };
};
const postItem = (client: Client, cart_item: unknown, key?: string) => {
  return client.send(cartPath, createRequestInit('POST', { cart_item }, key));
};
const addToCart = async (client: Client, item: unknown = postcard): Promise<CartItem> => {
  const response = await postItem(client, item);
  expect(response.status).toBe(201);
  return v.parse(itemSchema, await response.json()).cart_item;
};
const submit = (client: Client, id: unknown, changes: object = {}, key?: string) => {
  const body = { collateral_request: { status: 'submitted', delivery, ...changes } };
  return client.send(`${ordersPath}/${String(id)}`, createRequestInit('PATCH', body, key));
};
const getDraftId = (client: Client) => decodeJwt(client.jwt)['current_collateral_request_id'];
const readErrors = async (response: Response) => {
  expect(response.status).toBe(422);
  return v.parse(refusalSchema, await response.json()).errors;
};

describe.each(databaseKinds)('the cart on %s', (kind) => {
  const host = useTestHost(kind);

  it('returns the items of the draft', async () => {
    const client = await host.signIn('independent-producer');
    const [draft] = getPersonaData(library, library.personas[0]!).collateralRequests;
    expect(await fetchCart(client)).toEqual(draft?.items);
    expect(getDraftId(client)).toBe(draft?.id);
    expect(await fetchCart(await host.signIn('manager'))).toEqual([]);
  });

  it('creates a draft for the first item, and puts the draft’s id in the token', async () => {
    const client = await host.signIn('manager');
    expect(getDraftId(client)).toBeNull();
    const item = await addToCart(client);
    expect(item).toMatchObject({
      ...postcard,
      title: 'Postcard: Before the first ride',
      price_cents: 36,
      fields: {
        agency_name: 'Lakeshore Family Insurance',
        agency_phone: '231-555-0194',
        license: expect.stringMatching(/^MI-\d+$/),
        offer: 'Coffee is on us',
        disclosure: expect.stringContaining('Northmere'),
      },
    });
    const draftId = getDraftId(client);
    expect(draftId).toBeTypeOf('number');
    const second = await addToCart(client, { ...postcard, fields: {}, state: 'TN' });
    expect(second.fields?.['disclosure']).toContain('Tennessee');
    expect(getDraftId(client)).toBe(draftId);
    expect(await fetchCart(client)).toEqual([item, second]);

    const { collateral_request } = await client.read(
      `${ordersPath}/${String(draftId)}`,
      orderSchema,
    );
    expect(collateral_request).toMatchObject({ status: 'draft', total_cents: 2 * 250 * 36 });
    expect(collateral_request.items).toEqual([item, second]);

    expect((await client.send(`${cartPath}/${item.id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await client.send(`${cartPath}/${item.id}`, { method: 'DELETE' })).status).toBe(404);
    expect(await fetchCart(client)).toEqual([second]);
  });

  it('creates one draft for concurrent requests', async () => {
    const client = await host.signIn('short-token');
    const responses = await Promise.all([1, 2, 3, 4].map(() => postItem(client, postcard)));
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const { collateral_requests } = await client.read(`${ordersPath}?status=draft`, ordersSchema);
    expect(collateral_requests).toHaveLength(1);
    expect(collateral_requests[0]?.items).toHaveLength(4);
    expect(getDraftId(client)).toBe(collateral_requests[0]?.id);
    // Another device gets the draft's id with its next token.
    expect(getDraftId(await host.signIn('short-token'))).toBe(collateral_requests[0]?.id);
  });

  it('adds an item only once per idempotency key, and returns the draft’s id to a retry with the old token', async () => {
    const client = await host.signIn('home-office-admin');
    const key = crypto.randomUUID();
    const oldToken = client.jwt;
    const first = await (await postItem(client, { ...postcard, state: 'OH' }, key)).json();
    const draftId = getDraftId(client);
    expect(draftId).toBeTypeOf('number');

    const staleClient = createClient(() => host.app(), oldToken);
    expect(getDraftId(staleClient)).toBeNull();
    const repeatedResponse = await postItem(staleClient, { ...postcard, state: 'OH' }, key);
    expect(await repeatedResponse.json()).toEqual(first);
    expect(getDraftId(staleClient)).toBe(draftId);
    expect(await fetchCart(client)).toHaveLength(1);
  });

  it('keeps the session if several responses to the same submission are lost', async () => {
    const { jwt } = await host.exchange('short-token');
    const key = crypto.randomUUID();
    const retry = async () => {
      const client = createClient(() => host.app(), jwt);
      return { status: (await postItem(client, postcard, key)).status, issuedToken: client.jwt };
    };
    const tries = [await retry(), await retry(), await retry(), await retry()];
    expect(tries.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    // All retries got the same token, except for its signature.
    const issueTimes = new Set(tries.slice(1).map(({ issuedToken }) => decodeJwt(issuedToken).iat));
    expect(issueTimes.size).toBe(1);
    const simultaneous = await Promise.all([retry(), retry(), retry()]);
    expect(simultaneous.map(({ status }) => status)).toEqual([201, 201, 201]);
  });

  it.each([
    [{ collateral_template_id: 999_999 }, 'collateral_template_id'],
    [{ collateral_template_id: '../x' }, 'collateral_template_id'],
    [{ collateral_template_id: findTemplate('logo-sheet').id }, 'collateral_template_id'],
    [{ collateral_template_id: findTemplate('calendar-seasons').id }, 'collateral_template_id'],
    // For Florida only, so this viewer can't see it.
    [
      { collateral_template_id: findTemplate('postcard-florida-hurricane-season').id },
      'collateral_template_id',
    ],
    [{ quantity: 3 }, 'quantity'],
    [{ quantity: -250 }, 'quantity'],
    [{ quantity: '250' }, 'quantity'],
    [{ quantity: 1e300 }, 'quantity'],
    [{ state: 'TX' }, 'state'],
    [{ state: 'NY' }, 'state'],
    [{ state: 'toString' }, 'state'],
    [{ fields: { offer: 'x'.repeat(49) } }, 'fields.offer'],
    [{ fields: { license: 'MI-1' } }, 'fields.license'],
    [{ fields: { no_such: 'a' } }, 'fields.no_such'],
    [{ fields: { offer: 7 } }, 'fields.offer'],
    [{ fields: undefined }, 'fields'],
    [{ price_cents: 1, quantity: 7 }, 'quantity'],
  ])('rejects %j and identifies the field', async (change, field) => {
    const client = await host.signIn('independent-producer');
    const initialCart = await fetchCart(client);
    const response = await postItem(client, { ...postcard, ...change });
    expect(Object.keys(await readErrors(response))).toEqual([field]);
    expect(await fetchCart(client)).toEqual(initialCart);
  });

  it('rejects an item without its required field', async () => {
    const client = await host.signIn('independent-producer');
    const hanger = findTemplate('door-hanger-manufactured-home');
    const item = { collateral_template_id: hanger.id, quantity: 100, state: 'MI', fields: {} };
    expect(await readErrors(await postItem(client, item))).toEqual({
      'fields.community': ['Complete this field.'],
    });
  });

  it('uses the price of the template, and ignores the price in the request', async () => {
    const client = await host.signIn('independent-producer');
    const item = await addToCart(client, { ...postcard, price_cents: 1, title: 'Free' });
    expect(item).toMatchObject({ price_cents: 36, title: 'Postcard: Before the first ride' });
    expect((await client.send(`${cartPath}/${item.id}`, { method: 'DELETE' })).status).toBe(204);
  });

  it.each(['independent-csr', 'exclusive-producer', 'garbled-agency', 'no-states'])(
    'responds 403 to %s, with an explanation',
    async (id) => {
      const client = await host.signIn(id);
      const responses = [
        await client.send(cartPath),
        await postItem(client, postcard),
        await client.send(`${cartPath}/9101`, { method: 'DELETE' }),
        await client.send(ordersPath),
        await client.send(`${ordersPath}/8812`),
        await submit(client, 8812),
      ];
      expect(responses.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
      expect(await responses[0]?.json()).toEqual({
        message: expect.stringContaining('Ask your manager or supervisor'),
      });
    },
  );
});

describe.each(databaseKinds)('orders on %s', (kind) => {
  const host = useTestHost(kind);

  it.each(['independent-producer', 'manager', 'admin-as-producer', 'home-office-admin'])(
    'returns the orders of %s, newest first',
    async (id) => {
      const client = await host.signIn(id);
      const persona = library.personas.find((each) => each.id === id)!;
      const expectedOrders = getPersonaData(library, persona).collateralRequests;
      const response = await client.send(ordersPath);
      expect(response.headers.get('Total')).toBe(String(expectedOrders.length));
      expect(v.parse(ordersSchema, await response.json()).collateral_requests).toEqual(
        expectedOrders,
      );
      for (const order of expectedOrders) {
        const { collateral_request } = await client.read(`${ordersPath}/${order.id}`, orderSchema);
        expect(collateral_request).toEqual(order);
      }
    },
  );

  it('filters orders by status, and rejects an unknown status', async () => {
    const client = await host.signIn('independent-producer');
    const { collateral_requests } = await client.read(`${ordersPath}?status=closed`, ordersSchema);
    expect(collateral_requests.map(({ status }) => status)).toEqual(Array(4).fill('closed'));
    const secondPage = await client.send(`${ordersPath}?status=closed&page=2`);
    expect(secondPage.headers.get('Total')).toBe('4');
    expect(await secondPage.json()).toEqual({ collateral_requests: [] });
    expect(await readErrors(await client.send(`${ordersPath}?status=lost`))).toHaveProperty(
      'status',
    );
  });

  it.each([
    [{ delivery: undefined }, 'delivery'],
    [{ status: 'approved' }, 'status'],
    [{ delivery: { ...delivery, attention: ' ' } }, 'delivery.attention'],
    [{ delivery: { ...delivery, state: 'ZZ' } }, 'delivery.state'],
    [{ delivery: { ...delivery, postal_code: '4360' } }, 'delivery.postal_code'],
    [{ delivery: { ...delivery, phone: '555-0142' } }, 'delivery.phone'],
    [{ delivery: { ...delivery, email: 'nobody' } }, 'delivery.email'],
    [{ delivery: { ...delivery, street: 'x'.repeat(121) } }, 'delivery.street'],
    [{ delivery: { ...delivery, notes: 'x'.repeat(1001) } }, 'delivery.notes'],
  ])('rejects a submission with %j', async (changes, field) => {
    const client = await host.signIn('independent-producer');
    const draft = getDraftId(client);
    expect(Object.keys(await readErrors(await submit(client, draft, changes)))).toEqual([field]);
    const { collateral_request } = await client.read(`${ordersPath}/${String(draft)}`, orderSchema);
    expect(collateral_request.status).toBe('draft');
  });

  it('submits a draft once, and empties the cart', async () => {
    const client = await host.signIn('independent-producer');
    const draft = getDraftId(client);
    const items = await fetchCart(client);
    const key = crypto.randomUUID();
    const [response, repeatedResponse] = await Promise.all([
      submit(client, draft, {}, key),
      submit(client, draft, {}, key),
    ]);
    const { collateral_request } = v.parse(orderSchema, await response.json());
    const { company: _empty, ...filledDelivery } = delivery;
    expect(collateral_request).toMatchObject({
      id: draft,
      status: 'submitted',
      delivery: filledDelivery,
    });
    expect(collateral_request.delivery).not.toHaveProperty('company');
    expect(collateral_request.items).toEqual(items);
    expect(collateral_request.history?.map(({ status }) => status)).toEqual(['draft', 'submitted']);
    expect(await repeatedResponse.json()).toEqual({ collateral_request });
    expect(getDraftId(client)).toBeNull();
    expect(await fetchCart(client)).toEqual([]);

    expect(await readErrors(await submit(client, draft))).toHaveProperty('status');
    const [first] = items;
    expect((await client.send(`${cartPath}/${first?.id}`, { method: 'DELETE' })).status).toBe(404);
  });

  it('does not submit empty or expired drafts', async () => {
    const client = await host.signIn('manager');
    const item = await addToCart(client);
    const draft = getDraftId(client);
    await client.send(`${cartPath}/${item.id}`, { method: 'DELETE' });
    expect(await readErrors(await submit(client, draft))).toHaveProperty('items');

    await addToCart(client);
    const slug = 'postcard-first-ride';
    const document = JSON.stringify({ ...findTemplate(slug), expires_on: '2026-03-01' });
    await host.db
      .updateTable('content_records')
      .set({ document })
      .where('slug', '=', slug)
      .execute();
    const errors = await readErrors(await submit(client, draft));
    expect(errors['items.0']?.[0]).toContain('Before the first ride');
  });

  it('hides other users’ orders', async () => {
    const owner = await host.signIn('short-token');
    const item = await addToCart(owner, {
      ...postcard,
      collateral_template_id: findTemplate('magnet-claims-card').id,
      fields: {},
    });
    const draft = getDraftId(owner);
    for (const id of ['manager', 'home-office-admin', 'independent-producer']) {
      const otherClient = await host.signIn(id);
      const responses = [
        await otherClient.send(`${ordersPath}/${String(draft)}`),
        await submit(otherClient, draft),
        await submit(otherClient, draft, { delivery: undefined }),
        await otherClient.send(`${cartPath}/${item.id}`, { method: 'DELETE' }),
      ];
      expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    }
    expect(await fetchCart(owner)).toEqual([item]);
  });

  it('says in the history that an admin acted for the agent', async () => {
    const admin = await host.signIn('admin-as-producer');
    await addToCart(admin, {
      ...postcard,
      collateral_template_id: findTemplate('magnet-claims-card').id,
      fields: {},
    });
    const draft = getDraftId(admin);
    const response = await submit(admin, draft);
    const { collateral_request } = v.parse(orderSchema, await response.json());
    for (const { note } of collateral_request.history ?? []) {
      expect(note).toContain('on the agency’s behalf');
    }
    const agent = await host.signIn('independent-producer');
    const agentView = await agent.read(`${ordersPath}/${String(draft)}`, orderSchema);
    expect(agentView.collateral_request).toEqual(collateral_request);
  });

  it.each(['0', '-1', '1e3', '99999999999', "1'--", '%00', 'a'])(
    'responds 404 for the id %s',
    async (id) => {
      const client = await host.signIn('manager');
      expect((await client.send(`${ordersPath}/${id}`)).status).toBe(404);
      expect((await submit(client, id)).status).toBe(404);
      expect((await client.send(`${cartPath}/${id}`, { method: 'DELETE' })).status).toBe(404);
    },
  );
});
