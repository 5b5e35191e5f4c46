import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActivity, type ActivityEvent } from '../activity/activity.ts';
import { calls } from '../contract/registry.ts';
import { isAborted } from '../errors/aborted.ts';
import { isApiError, type ApiErrorKind } from '../errors/api-error.ts';
import type { InvalidResponse } from '../errors/invalid-response.ts';
import { createSession } from '../session/create-session.ts';
import type { Session } from '../session/types.ts';
import { FIXED_NOW } from '../testing/clock.ts';
import { sampleToken } from '../testing/token.ts';
import { createApiClient } from './api-client.ts';
import { call, type Endpoint } from './endpoint.ts';
import { exampleOf } from './example-of.ts';

// The fault matrix: every fault that a network or a host can have, for every call of the contract. Calls that are new there
// are tested here without a word more.

const endpoints: Endpoint<unknown>[] = Object.values(calls);
const nameOf = ({ method, path }: Endpoint<unknown>) => `${method} ${path}`;

/** What the activity stream must not hold; what is sent of a person, and what stands in addresses. */
const secrets = {
  uuid: 'secret-uuid',
  agent_code: 'secret-code',
  id: 'secret-id',
  query: 'secret query & more',
};
const seconds = FIXED_NOW / 1000;
const token = sampleToken({
  uuid: secrets.uuid,
  agent_code: secrets.agent_code,
  iat: seconds,
  exp: seconds + 900,
});
const renewed = sampleToken({ uuid: secrets.uuid, iat: seconds + 1, exp: seconds + 901 });

type Host = (request: Request) => Response | Promise<Response>;

const send = (body: BodyInit | null, init?: ResponseInit) => () => new Response(body, init);
const refuse = (status: number, headers: Record<string, string> = {}) =>
  send(JSON.stringify({ message: 'Ask.', errors: { 'delivery.phone': ['Ten digits.'] } }), {
    status,
    headers: { 'X-Request-Id': 'r-77', jwt: renewed, ...headers },
  });

/** What a host that knows its contract answers. */
function goodBody({ response: { kind, key, schema } }: Endpoint<unknown>): unknown {
  const value = schema ? exampleOf(schema) : undefined;
  if (kind === 'list') return { [key ?? '']: [value, value] };
  return kind === 'record' ? { [key ?? '']: value } : value;
}
const good = (endpoint: Endpoint<unknown>, headers: Record<string, string> = {}) =>
  send(JSON.stringify(goodBody(endpoint)) ?? null, {
    headers: { Total: '41', Page: '2', 'Per-Page': '20', ...headers },
  });

let session: Session;
let events: ActivityEvent[];
let reported: InvalidResponse[];
let unhandled: unknown[];
const note = (reason: unknown) => unhandled.push(reason);

beforeEach(() => {
  session = createSession({ storage: null, now: () => FIXED_NOW });
  session.signIn({ jwt: token });
  events = [];
  reported = [];
  unhandled = [];
  process.on('unhandledRejection', note);
});
afterEach(async () => {
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
});

type Outcome = { value: unknown } | { error: unknown };

/** Sends the call, with everything in it that a call can have. */
async function ask(
  endpoint: Endpoint<unknown>,
  host: Host,
  { signal, id = secrets.id, value = secrets.query }: Partial<Requested> = {},
): Promise<Outcome> {
  const activity = createActivity();
  activity.subscribe((event) => events.push(event));
  const api = createApiClient({
    host: 'https://api.example.com',
    session,
    activity,
    now: () => FIXED_NOW,
    onError: (error) => reported.push(error),
    fetchAdapter: async (input, init) => host(new Request(input, init)),
  });
  const values = endpoint.keys.map((key): [string, string | string[]] =>
    key.endsWith('[]') ? [key.slice(0, -2), [value]] : [key, value],
  );
  try {
    const given = await call(api, endpoint, {
      ...(endpoint.path.includes(':') && { id }),
      query: Object.fromEntries(values),
      ...(endpoint.body && { body: exampleOf(endpoint.body) }),
      ...(signal && { signal }),
    });
    return { value: given };
  } catch (error) {
    return { error };
  }
}
type Requested = { signal: AbortSignal; id: string; value: string };

const failsWith = (kind: ApiErrorKind, details: object = {}) => ({
  error: expect.objectContaining({ kind, ...details }),
});

/** A body that says nothing, or anything, cannot be garbled. */
const needsNoBody = ({ response: { kind, schema } }: Endpoint<unknown>) =>
  kind === 'nothing' || schema?.type === 'unknown';

const respondedWith = (endpoint: Endpoint<unknown>) =>
  needsNoBody(endpoint) ? { value: undefined } : failsWith('InvalidResponse', { status: 200 });

const said = { requestId: 'r-77', hostMessage: 'Ask.', modal: null };

/** Faults that come at once, and what the caller is thrown. */
const faults: Record<string, [host: Host, outcome: (endpoint: Endpoint<unknown>) => object]> = {
  '401': [refuse(401), () => failsWith('SessionEnded', { status: 401, ...said })],
  '403': [refuse(403), () => failsWith('NotAuthorized', { status: 403, ...said })],
  '404': [refuse(404), () => failsWith('NotFound', { status: 404, ...said })],
  '409': [refuse(409), () => failsWith('Rejected', { status: 409, ...said })],
  '418': [refuse(418), () => failsWith('ApiError', { status: 418, ...said })],
  '422': [
    refuse(422),
    () => failsWith('Rejected', { status: 422, fields: { 'delivery.phone': ['Ten digits.'] } }),
  ],
  '429 with seconds': [
    refuse(429, { 'Retry-After': '30' }),
    () => failsWith('TooManyRequests', { retryAfter: 30 }),
  ],
  '429 with a date': [
    refuse(429, { 'Retry-After': new Date(FIXED_NOW + 30_000).toUTCString() }),
    () => failsWith('TooManyRequests', { retryAfter: 30 }),
  ],
  '429 with neither': [refuse(429), () => failsWith('TooManyRequests', { retryAfter: null })],
  '500': [refuse(500), () => failsWith('ServerDown', { status: 500, reason: 'status', ...said })],
  '502 with a proxy’s page': [
    send('<html><h1>Bad gateway</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } }),
    () => failsWith('ServerDown', { status: 502, reason: 'status', hostMessage: null }),
  ],
  'no network': [
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => failsWith('ServerDown', { status: null, reason: 'network', cause: 'TypeError' }),
  ],
  'a fetchAdapter that fails by itself': [
    () => Promise.reject(new RangeError(`secret ${token}`)),
    () => failsWith('ServerDown', { status: null, reason: 'fault', cause: 'RangeError' }),
  ],
  'a connection that breaks within the body': [
    () => {
      const start = (body: ReadableStreamDefaultController) => body.error(new TypeError('broken'));
      return new Response(new ReadableStream({ start }));
    },
    () => failsWith('ServerDown', { status: null, reason: 'network' }),
  ],
  'malformed JSON': [send('{"alerts": ['), respondedWith],
  'a page instead of JSON': [send('<html></html>'), respondedWith],
  'another shape': [send('{"items": []}'), respondedWith],
  null: [send('null'), respondedWith],
  'no body': [send(null), respondedWith],
};

const rows = endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const);

it('is asked of every call of the contract', () => {
  expect(rows.length).toBeGreaterThanOrEqual(18);
  expect(rows.map(([name]) => name)).toContain('POST /api/v1/auth_token/refresh');
});

describe.each(rows)('%s', (_name, endpoint) => {
  it('answers what the host says', async () => {
    expect(await ask(endpoint, good(endpoint))).not.toHaveProperty('error');
    expect(reported).toEqual([]);
  });

  it.each(Object.entries(faults))('%s', async (_fault, [host, outcome]) => {
    expect(await ask(endpoint, host)).toEqual(outcome(endpoint));
  });

  it('ends the session on a 401, unless that is another’s to decide', async () => {
    await ask(endpoint, refuse(401));
    const isLeft = ['none', 'refresh', 'download', 'revoke'].includes(endpoint.as ?? 'bearer');
    expect(session.snapshot().ended).toBe(isLeft ? null : 'refused');
  });

  it('keeps the renewed token of a refusal', async () => {
    await ask(endpoint, refuse(422));
    const takesNone = ['none', 'revoke'].includes(endpoint.as ?? 'bearer');
    expect(session.token()).toBe(takesNone ? token : renewed);
  });

  it('is aborted by its caller, before it is sent and while it is', async () => {
    const host = vi.fn<Host>(() => new Promise(() => undefined));
    const early = await ask(endpoint, host, { signal: AbortSignal.abort() });
    expect(early).toEqual(failsWith('Aborted'));
    expect(host).not.toHaveBeenCalled();
    const stop = new AbortController();
    const requested = ask(endpoint, host, { signal: stop.signal });
    await vi.waitFor(() => expect(host).toHaveBeenCalled());
    stop.abort();
    expect(await requested).toEqual(failsWith('Aborted'));
  });

  it('is answered to whoever asked, in whatever order answers come', async () => {
    const held: ((response: Response) => void)[] = [];
    const host: Host = () => new Promise((resolve) => held.push(resolve));
    const requested = [1, 2, 3].map(() => ask(endpoint, host));
    await vi.waitFor(() => expect(held).toHaveLength(3));
    held[2]?.(refuse(403)());
    held[0]?.(good(endpoint)());
    held[1]?.(refuse(404)());
    const [first, second, third] = await Promise.all(requested);
    expect(first).not.toHaveProperty('error');
    expect(second).toEqual(failsWith('NotFound'));
    expect(third).toEqual(failsWith('NotAuthorized'));
  });

  it('means nothing once the session has ended, unless it is to begin or to end one', async () => {
    const host: Host = () => {
      session.forget();
      return good(endpoint, { jwt: renewed })();
    };
    const outcomes: Record<string, object> = {
      none: { value: expect.anything() },
      revoke: { value: undefined },
    };
    const outcome = outcomes[endpoint.as ?? 'bearer'] ?? failsWith('Aborted');
    expect(await ask(endpoint, host)).toEqual(outcome);
    expect(session.token()).toBeNull();
  });

  describe('in time', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    it('is given up when there is no answer, and not before', async () => {
      const settled = vi.fn<(outcome: Outcome) => void>();
      const requested = ask(endpoint, () => new Promise(() => undefined)).then(settled);
      const limit = endpoint.prefix === 'ATTACHMENT_DOWNLOAD' ? 30_000 : 10_000;
      await vi.advanceTimersByTimeAsync(limit - 1);
      expect(settled).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      await requested;
      expect(settled.mock.calls[0]?.[0]).toEqual(
        failsWith('ServerDown', { status: null, reason: 'timeout' }),
      );
    });
  });
});

const kinds = [...new Map(rows.map(([, endpoint]) => [endpoint.response.kind, endpoint]))];

it.each(kinds)('a %s of ten megabytes is read', async (_kind, endpoint) => {
  const body = (JSON.stringify(goodBody(endpoint)) ?? '') + ' '.repeat(10_000_000);
  expect(await ask(endpoint, send(body))).not.toHaveProperty('error');
});

const lists = rows.filter(([, { response }]) => response.kind === 'list');

describe.each(lists)('%s', (_name, endpoint) => {
  const key = endpoint.response.key ?? '';
  const item = endpoint.response.schema && exampleOf(endpoint.response.schema);
  const paged = { Total: '41', Page: '2', 'Per-Page': '20' };
  const list = (items: unknown[], headers: Record<string, string> = {}) =>
    send(JSON.stringify({ [key]: items }), { headers });

  it('leaves bad items out, tells of them, and keeps the others and the total', async () => {
    const host = list([item, 'bad', null, item], paged);
    const page = { items: [item, item], total: 41, page: 2, perPage: 20 };
    expect(await ask(endpoint, host)).toEqual({ value: expect.objectContaining(page) });
    expect(reported).toHaveLength(1);
    expect(events.at(-1)).toMatchObject({ type: `${endpoint.prefix}_SUCCESS`, skipped: 2 });
  });

  it.each([
    ['missing', {}],
    ['garbled', { Total: 'many', Page: '-1', 'Per-Page': 'NaN' }],
    ['partly missing', { Total: '41', Page: '2' }],
    ['out of bounds', { Total: '-3', Page: '0', 'Per-Page': '0' }],
    ['at odds with the items', { Total: '0', Page: '1', 'Per-Page': '20' }],
  ])('is one page when its headers are %s', async (_how, headers) => {
    const page = { items: [item, item], total: 2, page: 1, perPage: 2 };
    expect(await ask(endpoint, list([item, item], headers))).toEqual({
      value: expect.objectContaining(page),
    });
  });

  it('may be empty, with the total of the pages before it', async () => {
    expect(await ask(endpoint, list([], paged))).toEqual({
      value: expect.objectContaining({ items: [], total: 41, page: 2, perPage: 20 }),
    });
  });
});

describe('the activity stream', () => {
  const hosts: Host[] = Object.values(faults).map(([host]) => host);

  it('tells once that a call goes out and once how it ends, and nothing of whose or of what', async () => {
    const segment = fc.stringMatching(/^secret[A-Za-z0-9_-]{4,40}$/);
    const words = fc.string({ minLength: 3, maxLength: 40 }).map((text) => `secret${text}`);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...endpoints),
        fc.option(fc.constantFrom(...hosts), { nil: undefined }),
        segment,
        words,
        async (endpoint, host, id, value) => {
          session.signIn({ jwt: token });
          events = [];
          const outcome = await ask(endpoint, host ?? good(endpoint), { id, value });
          const { prefix } = endpoint;
          const failed = 'error' in outcome;
          const end = failed ? 'FAILURE' : 'SUCCESS';
          expect(events.map(({ type }) => type)).toEqual([`${prefix}_REQUEST`, `${prefix}_${end}`]);
          const known = [
            'type',
            'at',
            'status',
            'requestId',
            'error',
            'reason',
            'cause',
            'skipped',
          ];
          expect(known).toEqual(expect.arrayContaining(events.flatMap(Object.keys)));
          const notified = JSON.stringify(events);
          for (const secret of ['secret', '/api/', token, renewed, 'Ask.', 'digits']) {
            expect(notified).not.toContain(secret);
          }
          // What is thrown goes to error reporting too.
          const thrown = failed && isApiError(outcome.error) ? outcome.error : null;
          expect(failed).toBe(thrown !== null && !isAborted(thrown));
          expect(thrown?.message ?? '').not.toContain(value);
          expect(thrown?.message ?? '').not.toContain(token);
        },
      ),
      { numRuns: 150 },
    );
  });
});
