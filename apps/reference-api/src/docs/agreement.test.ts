import type { OpenApiOperation, OpenApiSchema } from '@producer-portal/api/openapi';
import {
  callNames,
  calls as contract,
  type CallName,
  type Endpoint,
} from '@producer-portal/api/contract';
import { sampleResponses } from '@producer-portal/api/sample-library';
import { handlers } from '@producer-portal/api/testing';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { getResponse } from 'msw';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { issueCode } from '../session/sign-in-codes.ts';
import { databaseKinds, json, library, useTestHost, type Client } from '../testing/test-host.ts';
import { createContractDocument } from './handlers.ts';

// Checks that the OpenAPI document, the mock handlers, and this host agree on every call, on each database.

const document = createContractDocument();
const examples = sampleResponses();

const cartItem = examples['cartItems.create'].body;

type Name = CallName;
type Call = Endpoint<unknown> & { name: Name; operation: OpenApiOperation; pointer: string };

const calls = callNames.map((name): Call => {
  const endpoint = contract[name];
  const path = endpoint.path.replace(':id', '{id}');
  const method = endpoint.method.toLowerCase();
  const operation = document.paths[path]?.[method];
  if (!operation) throw new Error(`${name} is not in the document`);
  const pointer = `/paths/${path.replaceAll('/', '~1').replace('{', '%7B').replace('}', '%7D')}/${method}`;
  return { ...endpoint, name, operation, pointer };
});
const rows = calls.map((call) => [`${call.method} ${call.path}`, call] as const);

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(document, 'contract');

/** Returns a body's errors according to the OpenAPI document. */
function findSchemaErrors(pointer: string, body: unknown): unknown[] {
  const validate = ajv.compile({ $ref: `contract#${pointer}` });
  return validate(body) ? [] : (validate.errors ?? []);
}

/** Returns the status of a call's successful response. */
const getSuccessStatus = ({ operation }: Call) =>
  Number(Object.keys(operation.responses).find((status) => status.startsWith('2')));

/** Returns how a response differs from the document and from the client's schema. */
async function diffResponse(call: Call, response: Response): Promise<unknown[]> {
  const text = await response.text();
  const { kind, key, schema } = call.response;
  if (response.status !== getSuccessStatus(call)) return [{ status: response.status, text }];
  if (kind === 'nothing') return text === '' ? [] : [{ text }];
  const body: unknown = JSON.parse(text);
  const pointer = `${call.pointer}/responses/${response.status}/content/application~1json/schema`;
  const value = key === null ? body : (body as Record<string, unknown>)[key];
  const valueSchema = kind === 'list' ? v.array(schema ?? v.never()) : (schema ?? v.never());
  return [...findSchemaErrors(pointer, body), ...(v.safeParse(valueSchema, value).issues ?? [])];
}

/** Returns how an error response differs from the document. */
async function diffErrorResponse(call: Call, response: Response): Promise<unknown[]> {
  const body: unknown = await response.json();
  const isDocumented = Object.hasOwn(call.operation.responses, response.status);
  return [
    ...(isDocumented ? [] : [{ status: response.status, body }]),
    ...findSchemaErrors('/components/schemas/Error', body),
  ];
}

describe.each(rows)('the mock handlers of %s', (_name, call) => {
  const callHandlers = Object.values(handlers)
    .flatMap((group) => Object.values(group))
    .find((each) => {
      const { method, path } = each.pending().info;
      return method === call.method && path === `*${call.path}`;
    });
  const createRequest = () =>
    new Request(`https://api.example.com${call.path.replace(':id', 'a-record')}`, {
      method: call.method,
    });

  it('respond as the document describes', async () => {
    const { response: example } = examples[call.name];
    // A refresh returns the token in a header.
    const responseItem = call.auth === 'refresh' ? 'x.y.z' : example;
    const handler: unknown = Reflect.apply(callHandlers?.complete ?? (() => undefined), null, [
      call.response.kind === 'list' ? [responseItem] : responseItem,
    ]);
    const response = await getResponse([handler as never], createRequest());
    expect(await diffResponse(call, response ?? Response.error())).toEqual([]);
  });

  it('fail as the document describes', async () => {
    const handler = callHandlers?.failed(503, { message: 'Back at noon.' });
    const response = await getResponse([handler as never], createRequest());
    expect(response?.status).toBe(503);
    expect(await diffErrorResponse(call, response ?? Response.error())).toEqual([]);
  });
});

/** Creates a valid value of a query parameter from its schema. */
function createExampleValue({ type, format, enum: values, items }: OpenApiSchema): string {
  if (values) return String(values[0]);
  if (items) return createExampleValue(items);
  if (format === 'date') return '2026-03-02';
  return type === 'integer' ? '1' : type === 'boolean' ? 'true' : 'oh';
}

function getQueryParameters({ operation }: Call) {
  return (operation.parameters ?? []).flatMap((parameter) => {
    const documented = '$ref' in parameter ? document.components.parameters['page'] : parameter;
    return documented?.in === 'query' ? [documented] : [];
  });
}

/** Values of query parameters that must name an existing record, or a time when guides are in effect. */
const queryValues: Readonly<Record<string, string>> = {
  record_type: 'Alert',
  record: 'lake-erie-storm-narrowed',
  action: 'bind',
  product: 'boat',
  state: 'OH',
  as_of: '2026-04-01',
  at: '2026-03-02T19:05:00Z',
  county: '39043',
};

const toQueryString = (parameters: ReturnType<typeof getQueryParameters>) =>
  parameters.length === 0
    ? ''
    : `?${new URLSearchParams(
        parameters.map(({ name, schema }) => [
          name,
          queryValues[name] ?? createExampleValue(schema),
        ]),
      ).toString()}`;

/** The calls with a required query parameter. */
const callsWithRequiredParameters = new Set(
  calls
    .filter((call) => getQueryParameters(call).some(({ required }) => required))
    .map(({ name }) => name),
);

describe.each(databaseKinds)('this host on %s', (kind) => {
  const host = useTestHost(kind);
  let client: Client;
  beforeEach(async () => {
    // A user with favorites and a cart. Each test signs in, because some calls end the session.
    client = await host.signIn('independent-producer');
  });

  async function fetchFirstId(path: string): Promise<string> {
    const body: unknown = await (await client.send(path)).json();
    const [list] = Object.values(v.parse(v.record(v.string(), v.unknown()), body));
    const [first] = v.parse(v.array(v.object({ id: v.union([v.string(), v.number()]) })), list);
    return String(first?.id);
  }

  /** Signs in an admin for calls that only admins may send. */
  const getAuthorizedClient = async ({ name }: Call): Promise<Client> =>
    name === 'revisions.acknowledgements' ? host.signIn('home-office-admin') : client;

  /** A revision that the user has to acknowledge. */
  const getRequiredRevisionId = () =>
    String(
      library.revisions.find(
        ({ revision, document: { record_type } }) =>
          revision.acknowledgement_required && record_type === 'UnderwritingGuideline',
      )?.revision.id,
    );

  const findRevisionId = () =>
    fetchFirstId(`/api/v1/revisions?${new URLSearchParams(queryValues).toString()}`);

  /** Functions that find the `:id` of a call, for calls that can't use the first record of the list. */
  const idFinders: Partial<Record<Name, () => Promise<string> | string>> = {
    'attachments.download': () =>
      String(library.alerts.flatMap(({ attachments }) => attachments ?? [])[0]?.id),
    'taxonomies.categories': () => 'safety_tips',
    'revisions.acknowledge': getRequiredRevisionId,
    'revisions.acknowledgements': getRequiredRevisionId,
    'revisions.detail': () => findRevisionId(),
    'revisions.markAsRead': () => findRevisionId(),
    'revisions.markAsUnread': () => findRevisionId(),
    'revisions.proof': getRequiredRevisionId,
    'simplePages.detail': () => String(library.simplePages[0]?.slug),
    'collateralRequests.submit': () => fetchFirstId('/api/v1/collateral_requests?status=draft'),
  };

  async function resolvePath({ name, path }: Call): Promise<string> {
    if (!path.includes(':id')) return path;
    const id = await (idFinders[name] ?? (() => fetchFirstId(path.replace(/\/:id.*/, ''))))();
    return path.replace(':id', id);
  }

  it('serves the document without a session', async () => {
    const response = await host.app().request('/api/v1/openapi.json');
    expect(await response.json()).toEqual(document);
  });

  const readCalls = rows.filter(([, { method }]) => method === 'GET');

  it.each(readCalls)(
    '%s: responds as documented to the required query parameters, and to all query parameters',
    async (_name, call) => {
      const path = await resolvePath(call);
      const parameters = getQueryParameters(call);
      const sender = await getAuthorizedClient(call);
      const minimalResponse = await sender.send(
        path + toQueryString(parameters.filter(({ required }) => required)),
      );
      expect(minimalResponse.headers.get('X-Request-Id')).toBeTruthy();
      expect(await diffResponse(call, minimalResponse)).toEqual([]);
      expect(await diffResponse(call, await sender.send(path + toQueryString(parameters)))).toEqual(
        [],
      );
    },
  );

  const lists = readCalls.filter(
    ([, { response, name }]) => response.kind === 'list' && name !== 'search.list',
  );

  it.each(lists)(
    '%s: returns records, so that the comparison is meaningful',
    async (_name, call) => {
      const parameters = getQueryParameters(call).filter(({ required }) => required);
      const sender = await getAuthorizedClient(call);
      const response = await sender.send((await resolvePath(call)) + toQueryString(parameters));
      expect(response.headers.get('Total')).toMatch(/^[1-9]\d*$/);
    },
  );

  // Calls that create a record run before calls that remove it.
  const order = ['POST', 'PATCH', 'DELETE'];
  const writeCalls = rows
    .filter(([, { method, auth }]) => method !== 'GET' && auth !== 'none')
    .toSorted(([, a], [, b]) => order.indexOf(a.method) - order.indexOf(b.method));

  it.each(writeCalls)('%s: accepts the documented example body', async (_name, call) => {
    const example = call.operation.requestBody?.content['application/json'].example;
    const schema = `${call.pointer}/requestBody/content/application~1json/schema`;
    expect(example === undefined ? [] : findSchemaErrors(schema, example)).toEqual([]);
    if (call.name === 'cartItems.delete') {
      await client.send('/api/v1/cart_items', json('POST', cartItem));
    }
    const init = example === undefined ? { method: call.method } : json(call.method, example);
    expect(await diffResponse(call, await client.send(await resolvePath(call), init))).toEqual([]);
  });

  it('exchanges a code as the document describes', async () => {
    const code = await issueCode(host.db, 'manager', host.now());
    const call = calls.find(({ auth }) => auth === 'none')!;
    const response = await host.app().request(call.path, json('POST', { code }));
    expect(await diffResponse(call, response)).toEqual([]);
  });

  /** Creates an invalid call: an unknown record, no query parameters, and an empty body. */
  const toInvalidRequest = ({ path, method, operation }: Call) =>
    [
      path.replace(':id', 'no-such-record'),
      operation.requestBody ? json(method, {}) : { method },
    ] as const;

  it.each(rows)('%s: rejects unauthenticated calls', async (_name, call) => {
    const [path, init] = toInvalidRequest(call);
    const response = await host.app().request(path, init);
    expect(response.status).toBe(call.auth === 'none' ? 422 : 401);
    expect(await diffErrorResponse(call, response)).toEqual([]);
  });

  const rejectableCalls = rows.filter(
    ([, { auth, body, name, path }]) =>
      auth !== 'none' && (path.includes(':id') || body || callsWithRequiredParameters.has(name)),
  );

  it.each(rejectableCalls)('%s: rejects invalid requests', async (_name, call) => {
    const sender = await getAuthorizedClient(call);
    const response = await sender.send(...toInvalidRequest(call));
    expect([404, 422]).toContain(response.status);
    expect(await diffErrorResponse(call, response)).toEqual([]);
  });
});
