import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActivity, type ActivityEvent } from '../activity/activity.ts';
import { calls } from '../contract/registry.ts';
import { createDiagnostics } from '../diagnostics/create-diagnostics.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { isAborted } from '../errors/aborted.ts';
import { isApiError, type ApiErrorKind } from '../errors/api-error.ts';
import { createSession } from '../session/create-session.ts';
import type { Session } from '../session/types.ts';
import { FIXED_NOW } from '../testing/clock.ts';
import { sampleToken } from '../testing/token.ts';
import { createApiClient } from './api-client.ts';
import { call, type Endpoint } from './endpoint.ts';
import { createExample } from './create-example.ts';

// The fault matrix: every network and host failure for every call in the contract. New calls are
// covered automatically.

const endpoints: Endpoint<unknown>[] = Object.values(calls);
const formatCall = ({ method, path }: Endpoint<unknown>) => `${method} ${path}`;

/** Personal data and parts of URLs that the activity stream must not contain. */
const secrets = {
  uuid: 'secret-uuid',
  agent_code: 'secret-code',
  id: 'secret-id',
  query: 'secret query & more',
};
const nowInSeconds = FIXED_NOW / 1000;
const token = sampleToken({
  uuid: secrets.uuid,
  agent_code: secrets.agent_code,
  iat: nowInSeconds,
  exp: nowInSeconds + 900,
});
const renewedToken = sampleToken({
  uuid: secrets.uuid,
  iat: nowInSeconds + 1,
  exp: nowInSeconds + 901,
});

type Host = (request: Request) => Response | Promise<Response>;

const respondWith = (body: BodyInit | null, init?: ResponseInit) => () => new Response(body, init);
const createErrorHost = (status: number, headers: Record<string, string> = {}) =>
  respondWith(
    JSON.stringify({ message: 'Call support.', errors: { 'delivery.phone': ['Ten digits.'] } }),
    {
      status,
      headers: { 'X-Request-Id': 'r-77', jwt: renewedToken, ...headers },
    },
  );

/** Creates the body that a correct host returns. */
function createValidBody({ response: { kind, key, schema } }: Endpoint<unknown>): unknown {
  const value = schema ? createExample(schema) : undefined;
  if (kind === 'list') return { [key ?? '']: [value, value] };
  return kind === 'record' ? { [key ?? '']: value } : value;
}
const createValidHost = (endpoint: Endpoint<unknown>, headers: Record<string, string> = {}) =>
  respondWith(JSON.stringify(createValidBody(endpoint)) ?? null, {
    headers: { Total: '41', Page: '2', 'Per-Page': '20', ...headers },
  });

let session: Session;
let events: ActivityEvent[];
let reportedDiagnostics: Diagnostic[];
let unhandledReasons: unknown[];
const recordUnhandled = (reason: unknown) => unhandledReasons.push(reason);

beforeEach(() => {
  session = createSession({ storage: null, now: () => FIXED_NOW });
  session.signIn({ jwt: token });
  events = [];
  reportedDiagnostics = [];
  unhandledReasons = [];
  process.on('unhandledRejection', recordUnhandled);
});
afterEach(async () => {
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  process.off('unhandledRejection', recordUnhandled);
  expect(unhandledReasons).toEqual([]);
});

type Outcome = { value: unknown } | { error: unknown };

/** Sends the call with every parameter that it accepts. */
async function sendCall(
  endpoint: Endpoint<unknown>,
  host: Host,
  { signal, id = secrets.id, queryValue = secrets.query }: Partial<CallOptions> = {},
): Promise<Outcome> {
  const activity = createActivity();
  activity.subscribe((event) => events.push(event));
  const api = createApiClient({
    host: 'https://api.example.com',
    session,
    activity,
    now: () => FIXED_NOW,
    diagnostics: createDiagnostics({ onDiagnostic: (each) => reportedDiagnostics.push(each) }),
    fetchAdapter: async (input, init) => host(new Request(input, init)),
  });
  const values = endpoint.keys.map((key): [string, string | string[]] =>
    key.endsWith('[]') ? [key.slice(0, -2), [queryValue]] : [key, queryValue],
  );
  try {
    const value = await call(api, endpoint, {
      ...(endpoint.path.includes(':') && { id }),
      query: Object.fromEntries(values),
      ...(endpoint.body && { body: createExample(endpoint.body) }),
      ...(signal && { signal }),
    });
    return { value };
  } catch (error) {
    return { error };
  }
}
type CallOptions = { signal: AbortSignal; id: string; queryValue: string };

const failsWith = (kind: ApiErrorKind, details: object = {}) => ({
  error: expect.objectContaining({ kind, ...details }),
});

/** Whether every body is valid: the call expects no body, or accepts any. */
const acceptsAnyBody = ({ response: { kind, schema } }: Endpoint<unknown>) =>
  kind === 'nothing' || schema?.type === 'unknown';

const getInvalidBodyOutcome = (endpoint: Endpoint<unknown>) =>
  acceptsAnyBody(endpoint) ? { value: undefined } : failsWith('InvalidResponse', { status: 200 });

const hostDetails = { requestId: 'r-77', hostMessage: 'Call support.', modal: null };

/** Failures that happen immediately, unlike timeouts, and the outcome of the call. */
const faults: Record<string, [host: Host, outcome: (endpoint: Endpoint<unknown>) => object]> = {
  '401': [createErrorHost(401), () => failsWith('SessionEnded', { status: 401, ...hostDetails })],
  '403': [createErrorHost(403), () => failsWith('NotAuthorized', { status: 403, ...hostDetails })],
  '404': [createErrorHost(404), () => failsWith('NotFound', { status: 404, ...hostDetails })],
  '409': [createErrorHost(409), () => failsWith('Rejected', { status: 409, ...hostDetails })],
  '418': [createErrorHost(418), () => failsWith('ApiError', { status: 418, ...hostDetails })],
  '422': [
    createErrorHost(422),
    () => failsWith('Rejected', { status: 422, fields: { 'delivery.phone': ['Ten digits.'] } }),
  ],
  '429 with seconds': [
    createErrorHost(429, { 'Retry-After': '30' }),
    () => failsWith('TooManyRequests', { retryAfter: 30 }),
  ],
  '429 with a date': [
    createErrorHost(429, { 'Retry-After': new Date(FIXED_NOW + 30_000).toUTCString() }),
    () => failsWith('TooManyRequests', { retryAfter: 30 }),
  ],
  '429 with neither': [
    createErrorHost(429),
    () => failsWith('TooManyRequests', { retryAfter: null }),
  ],
  '500': [
    createErrorHost(500),
    () => failsWith('ServerDown', { status: 500, reason: 'status', ...hostDetails }),
  ],
  '502 with a proxy’s page': [
    respondWith('<html><h1>Bad gateway</h1>', {
      status: 502,
      headers: { 'Content-Type': 'text/html' },
    }),
    () => failsWith('ServerDown', { status: 502, reason: 'status', hostMessage: null }),
  ],
  'no network': [
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => failsWith('ServerDown', { status: null, reason: 'network', cause: 'TypeError' }),
  ],
  'a fetchAdapter with a bug': [
    () => Promise.reject(new RangeError(`secret ${token}`)),
    () => failsWith('ServerDown', { status: null, reason: 'fault', cause: 'RangeError' }),
  ],
  'a connection that breaks during the body': [
    () => {
      const start = (body: ReadableStreamDefaultController) => body.error(new TypeError('broken'));
      return new Response(new ReadableStream({ start }));
    },
    () => failsWith('ServerDown', { status: null, reason: 'network' }),
  ],
  'malformed JSON': [respondWith('{"alerts": ['), getInvalidBodyOutcome],
  'HTML instead of JSON': [respondWith('<html></html>'), getInvalidBodyOutcome],
  'an unexpected shape': [respondWith('{"items": []}'), getInvalidBodyOutcome],
  null: [respondWith('null'), getInvalidBodyOutcome],
  'no body': [respondWith(null), getInvalidBodyOutcome],
};

const rows = endpoints.map((endpoint) => [formatCall(endpoint), endpoint] as const);

it('covers every call in the contract', () => {
  expect(rows.length).toBeGreaterThanOrEqual(18);
  expect(rows.map(([name]) => name)).toContain('POST /api/v1/auth_token/refresh');
});

describe.each(rows)('%s', (_name, endpoint) => {
  it('returns the host’s response', async () => {
    expect(await sendCall(endpoint, createValidHost(endpoint))).not.toHaveProperty('error');
    expect(reportedDiagnostics).toEqual([]);
  });

  it.each(Object.entries(faults))(
    'has the documented outcome for %s',
    async (_fault, [host, outcome]) => {
      expect(await sendCall(endpoint, host)).toEqual(outcome(endpoint));
    },
  );

  it('ends the session on a 401, unless the call handles it itself', async () => {
    await sendCall(endpoint, createErrorHost(401));
    const keepsSession = ['none', 'refresh', 'download', 'revoke'].includes(
      endpoint.auth ?? 'bearer',
    );
    expect(session.snapshot().ended).toBe(keepsSession ? null : 'refused');
  });

  it('stores the renewed token of an error response', async () => {
    await sendCall(endpoint, createErrorHost(422));
    const ignoresToken = ['none', 'revoke'].includes(endpoint.auth ?? 'bearer');
    expect(session.token()).toBe(ignoresToken ? token : renewedToken);
  });

  it('can be aborted before and after it is sent', async () => {
    const host = vi.fn<Host>(() => new Promise(() => undefined));
    const alreadyAborted = await sendCall(endpoint, host, { signal: AbortSignal.abort() });
    expect(alreadyAborted).toEqual(failsWith('Aborted'));
    expect(host).not.toHaveBeenCalled();
    const stop = new AbortController();
    const pending = sendCall(endpoint, host, { signal: stop.signal });
    await vi.waitFor(() => expect(host).toHaveBeenCalled());
    stop.abort();
    expect(await pending).toEqual(failsWith('Aborted'));
  });

  it('returns each response to its own caller, in any order', async () => {
    const resolvers: ((response: Response) => void)[] = [];
    const host: Host = () => new Promise((resolve) => resolvers.push(resolve));
    const pending = [1, 2, 3].map(() => sendCall(endpoint, host));
    await vi.waitFor(() => expect(resolvers).toHaveLength(3));
    resolvers[2]?.(createErrorHost(403)());
    resolvers[0]?.(createValidHost(endpoint)());
    resolvers[1]?.(createErrorHost(404)());
    const [first, second, third] = await Promise.all(pending);
    expect(first).not.toHaveProperty('error');
    expect(second).toEqual(failsWith('NotFound'));
    expect(third).toEqual(failsWith('NotAuthorized'));
  });

  it('is aborted if the session ends, unless the call starts or revokes a session', async () => {
    const host: Host = () => {
      session.signOut();
      return createValidHost(endpoint, { jwt: renewedToken })();
    };
    const outcomes: Record<string, object> = {
      none: { value: expect.anything() },
      revoke: { value: undefined },
    };
    const outcome = outcomes[endpoint.auth ?? 'bearer'] ?? failsWith('Aborted');
    expect(await sendCall(endpoint, host)).toEqual(outcome);
    expect(session.token()).toBeNull();
  });

  describe('on timeout', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    it('fails exactly at its time limit', async () => {
      const onSettled = vi.fn<(outcome: Outcome) => void>();
      const pending = sendCall(endpoint, () => new Promise(() => undefined)).then(onSettled);
      const limit = endpoint.prefix === 'ATTACHMENT_DOWNLOAD' ? 30_000 : 10_000;
      await vi.advanceTimersByTimeAsync(limit - 1);
      expect(onSettled).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      await pending;
      expect(onSettled.mock.calls[0]?.[0]).toEqual(
        failsWith('ServerDown', { status: null, reason: 'timeout' }),
      );
    });
  });
});

const kinds = [...new Map(rows.map(([, endpoint]) => [endpoint.response.kind, endpoint]))];

it.each(kinds)('reads a response of ten megabytes (%s)', async (_kind, endpoint) => {
  const body = (JSON.stringify(createValidBody(endpoint)) ?? '') + ' '.repeat(10_000_000);
  expect(await sendCall(endpoint, respondWith(body))).not.toHaveProperty('error');
});

const lists = rows.filter(([, { response }]) => response.kind === 'list');

describe.each(lists)('%s', (_name, endpoint) => {
  const key = endpoint.response.key ?? '';
  const item = endpoint.response.schema && createExample(endpoint.response.schema);
  const pagingHeaders = { Total: '41', Page: '2', 'Per-Page': '20' };
  const list = (items: unknown[], headers: Record<string, string> = {}) =>
    respondWith(JSON.stringify({ [key]: items }), { headers });

  it('drops and reports invalid items, and keeps the others and the total', async () => {
    const host = list([item, 7, null, item], pagingHeaders);
    const page = { items: [item, item], total: 41, page: 2, perPage: 20 };
    expect(await sendCall(endpoint, host)).toEqual({ value: expect.objectContaining(page) });
    expect(reportedDiagnostics.map(({ field }) => field.split('.').slice(0, 2).join('.'))).toEqual([
      `${key}.1`,
      `${key}.2`,
    ]);
    expect(events.at(-1)).toMatchObject({ type: `${endpoint.prefix}_SUCCESS` });
  });

  it.each([
    ['missing', {}],
    ['garbled', { Total: 'many', Page: '-1', 'Per-Page': 'NaN' }],
    ['partly missing', { Total: '41', Page: '2' }],
    ['out of bounds', { Total: '-3', Page: '0', 'Per-Page': '0' }],
    ['at odds with the items', { Total: '0', Page: '1', 'Per-Page': '20' }],
  ])('is a single page when its headers are %s', async (_how, headers) => {
    const page = { items: [item, item], total: 2, page: 1, perPage: 2 };
    expect(await sendCall(endpoint, list([item, item], headers))).toEqual({
      value: expect.objectContaining(page),
    });
  });

  it('keeps the total from the headers if the page is empty', async () => {
    expect(await sendCall(endpoint, list([], pagingHeaders))).toEqual({
      value: expect.objectContaining({ items: [], total: 41, page: 2, perPage: 20 }),
    });
  });
});

describe('the activity stream', () => {
  const hosts: Host[] = Object.values(faults).map(([host]) => host);

  it('emits one event when a call starts and one when it ends, without personal data', async () => {
    const segment = fc.stringMatching(/^secret-id[A-Za-z0-9_-]{4,40}$/);
    const queryText = fc.string({ minLength: 3, maxLength: 40 }).map((text) => `secret${text}`);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...endpoints),
        fc.option(fc.constantFrom(...hosts), { nil: undefined }),
        segment,
        queryText,
        async (endpoint, host, id, queryValue) => {
          session.signIn({ jwt: token });
          events = [];
          const outcome = await sendCall(endpoint, host ?? createValidHost(endpoint), {
            id,
            queryValue,
          });
          const { prefix } = endpoint;
          const failed = 'error' in outcome;
          const end = failed ? 'FAILURE' : 'SUCCESS';
          expect(events.map(({ type }) => type)).toEqual([`${prefix}_REQUEST`, `${prefix}_${end}`]);
          const knownFields = ['type', 'at', 'status', 'requestId', 'error', 'reason', 'cause'];
          expect(knownFields).toEqual(expect.arrayContaining(events.flatMap(Object.keys)));
          const text = JSON.stringify(events);
          for (const secret of [
            'secret',
            '/api/',
            token,
            renewedToken,
            'Call support.',
            'digits',
          ]) {
            expect(text).not.toContain(secret);
          }
          // Error reporting receives thrown errors too, so their messages must not contain secrets.
          const thrown = failed && isApiError(outcome.error) ? outcome.error : null;
          expect(failed).toBe(thrown !== null && !isAborted(thrown));
          expect(thrown?.message ?? '').not.toContain(queryValue);
          expect(thrown?.message ?? '').not.toContain(token);
        },
      ),
      { numRuns: 150 },
    );
  });
});
