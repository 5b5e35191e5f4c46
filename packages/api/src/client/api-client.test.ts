import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ActivityEvent, createActivity } from '../activity/activity.ts';
import { createDiagnostics } from '../diagnostics/create-diagnostics.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { isAborted } from '../errors/aborted.ts';
import { isInvalidResponse } from '../errors/invalid-response.ts';
import { isNotAuthorized } from '../errors/not-authorized.ts';
import { isNotFound } from '../errors/not-found.ts';
import { isServerDown } from '../errors/server-down.ts';
import { isSessionEnded } from '../errors/session-ended.ts';
import { alerts as alertsResource } from '../resources/alerts.ts';
import { attachments } from '../resources/attachments.ts';
import { exchangeCode, refreshToken, revokeSession } from '../resources/auth-token.ts';
import { menus as menusResource } from '../resources/menus.ts';
import { statics as staticsResource } from '../resources/statics.ts';
import { createSession } from '../session/create-session.ts';
import type { Session } from '../session/types.ts';
import { FIXED_NOW } from '../testing/clock.ts';
import { createFactories } from '../testing/factories.ts';
import { sampleToken } from '../testing/token.ts';
import { type ApiClientOptions, createApiClient } from './api-client.ts';
import { collateralRequests } from '../resources/collateral-requests/resource.ts';

const now = () => FIXED_NOW;
const nowInSeconds = FIXED_NOW / 1000;
const createToken = (uuid: string, offset = 0) =>
  sampleToken({ uuid, iat: nowInSeconds + offset, exp: nowInSeconds + offset + 900 });
const anna = createToken('anna');
const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);

type Host = (request: Request) => Response | Promise<Response>;

let session: Session;

beforeEach(() => {
  session = createSession({ storage: null, now });
  session.signIn({ jwt: anna });
});

/** Creates a client with a mocked host. `requests` collects the calls that were sent. */
function createClient(host: Host, options: Partial<ApiClientOptions> = {}) {
  const requests: Request[] = [];
  const api = createApiClient({
    host: 'https://api.example.com',
    session,
    now,
    fetchAdapter: async (input, init) => {
      const request = input instanceof Request ? input : new Request(input, init);
      requests.push(request);
      return host(request);
    },
    ...options,
  });
  return { api, requests };
}

/** Creates a client that has one early response. */
function createClientWithEarlyResponse(response: Promise<Response>) {
  const unusedResponses = [response];
  const takeEarlyResponse = vi.fn<NonNullable<ApiClientOptions['takeEarlyResponse']>>(() =>
    unusedResponses.pop(),
  );
  return {
    ...createClient(() => json({ alerts: [], late: true }), { takeEarlyResponse }),
    takeEarlyResponse,
  };
}

/** Resolves with the error that a call throws. Throws if the call succeeds. */
const catchError = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => {
      throw new Error('The call was expected to fail');
    },
    (error: unknown) => error,
  );

const refuse: Host = () => json({}, { status: 401 });

const onAbort = ({ signal }: Request, fail: (reason: unknown) => void) =>
  signal.addEventListener('abort', () => fail(signal.reason));

/** A host that never responds. */
const hangForever: Host = (request) =>
  new Promise((_resolve, reject) => {
    onAbort(request, reject);
  });

/** A host whose response body never ends. */
const streamForever: Host = (request) => {
  const start = (body: ReadableStreamDefaultController) =>
    onAbort(request, (reason) => body.error(reason));
  return new Response(new ReadableStream({ start }));
};

describe('a call', () => {
  it('sends the token, accepts JSON, and refuses redirects', async () => {
    const { api, requests } = createClient(() => json({ alerts: [] }));
    await alertsResource.list.fetch(api, { category: 'job_aids' });
    const [request] = requests;
    expect(request?.url).toBe('https://api.example.com/api/v1/alerts?category=job_aids');
    expect(Object.fromEntries(request?.headers ?? [])).toEqual({
      accept: 'application/json',
      authorization: `Bearer ${anna}`,
    });
    expect(request?.redirect).toBe('error');
    expect(request?.credentials).toBe('omit');
  });

  it('sends no token when it exchanges a code', async () => {
    session.clear('signed-out');
    const { api, requests } = createClient(() => json({ tokens: { jwt: anna } }));
    expect(await exchangeCode(api, 'c0de')).toEqual({
      outcome: 'accepted',
      tokens: { jwt: anna },
    });
    expect(requests[0]?.headers.has('authorization')).toBe(false);
    expect(await requests[0]?.json()).toEqual({ code: 'c0de' });
  });

  it('sends the verifier with the code if this browser has a verifier', async () => {
    const verifier = 'v'.repeat(43);
    const { api, requests } = createClient(() => json({ tokens: { jwt: anna } }));
    await exchangeCode(api, 'c0de', { verifier });
    expect(await requests[0]?.json()).toEqual({ code: 'c0de', code_verifier: verifier });
  });

  it('sends a new idempotency key with every POST, including code exchange and refresh', async () => {
    const { api, requests } = createClient(() => json({}));
    await exchangeCode(api, 'c0de');
    await exchangeCode(api, 'c0de');
    await refreshToken(api);
    await catchError(alertsResource.list.fetch(api));
    const sentKeys = requests.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(sentKeys.pop()).toBeNull();
    for (const key of sentKeys) expect(key).toMatch(/^[\da-f-]{36}$/);
    expect(new Set(sentKeys).size).toBe(3);
  });

  it('is not sent without a session', async () => {
    session.clear('signed-out');
    const { api, requests } = createClient(() => json({ alerts: [] }));
    expect(isSessionEnded(await catchError(alertsResource.list.fetch(api)))).toBe(true);
    expect(requests).toEqual([]);
  });

  it('is not sent for an id with a path traversal', async () => {
    const { api, requests } = createClient(() => json({}));
    const error = await catchError(
      alertsResource.markAsRead.fetch(api, '../../auth_token/refresh'),
    );
    expect(isNotFound(error)).toBe(true);
    expect(requests).toEqual([]);
  });

  it('waits while the session delays calls', async () => {
    const { api, requests } = createClient(() => json({ alerts: [] }));
    const refresh = Promise.withResolvers<void>();
    session.delayCalls(refresh.promise);
    const call = alertsResource.list.fetch(api);
    await refreshToken(api);
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([
      '/api/v1/auth_token/refresh',
    ]);
    refresh.resolve();
    await call;
    expect(requests).toHaveLength(2);
  });

  it('is not sent after another user signs in', async () => {
    const { api, requests } = createClient(() => json({ alerts: [] }));
    const call = catchError(alertsResource.list.fetch(api));
    session.signIn({ jwt: createToken('bert') });
    expect(isAborted(await call)).toBe(true);
    expect(requests).toEqual([]);
  });
});

describe('revoking a session', () => {
  const respondWithoutContent: Host = () => new Response(null, { status: 204 });
  const getBearerToken = (request: Request | undefined) => request?.headers.get('authorization');

  it('sends the old token even though the session is cleared right away', async () => {
    const { api, requests } = createClient(respondWithoutContent);
    const revocation = revokeSession(api);
    session.signOut();
    await revocation;
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST https://api.example.com/api/v1/auth_token/revoke',
    ]);
    expect(getBearerToken(requests[0])).toBe(`Bearer ${anna}`);
    expect(await requests[0]?.text()).toBe('');
    expect(requests[0]?.redirect).toBe('error');
  });

  it('is the only call that uses keepalive', async () => {
    const { api, requests } = createClient(() => json({ alerts: [] }));
    await alertsResource.list.fetch(api);
    await revokeSession(api);
    expect(requests.map(({ keepalive }) => keepalive)).toEqual([false, true]);
  });

  it('does not wait while the session delays calls', async () => {
    const { api, requests } = createClient(respondWithoutContent);
    session.delayCalls(new Promise(() => undefined));
    await revokeSession(api);
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['refuses the call', () => json({}, { status: 401, headers: { jwt: createToken('anna', 9) } })],
    ['does not support the call', () => json({}, { status: 404 })],
    ['fails', () => json({}, { status: 500 })],
    ['is unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('does not affect the next user when the host %s', async (_name, host) => {
    const { api, requests } = createClient(host);
    const revocation = revokeSession(api);
    session.signOut();
    session.signIn({ jwt: createToken('bert') });
    await expect(revocation).resolves.toBeUndefined();
    expect(requests).toHaveLength(1);
    expect(session.token()).toBe(createToken('bert'));
  });

  it('is not sent when no one is signed in', async () => {
    session.clear('signed-out');
    const { api, requests } = createClient(respondWithoutContent);
    await revokeSession(api);
    expect(requests).toEqual([]);
  });
});

describe('the host option', () => {
  it.each(['https://api.example.com', 'https://api.example.com/', 'HTTPS://API.example.com:443'])(
    'accepts an origin: %s',
    async (host) => {
      const { api, requests } = createClient(() => json({ alerts: [] }), { host });
      await alertsResource.list.fetch(api);
      expect(requests[0]?.url).toBe('https://api.example.com/api/v1/alerts');
    },
  );

  it('can be empty if there is no page origin, such as in server rendering', () => {
    expect(() => createApiClient({ host: '', session })).not.toThrow();
  });

  it.each([
    'api.example.com',
    '/api',
    'https://',
    'ftp://api.example.com',
    'https://api.example.com/v1',
    'https://api.example.com?a',
    'https://anna:secret@api.example.com',
  ])('is rejected if it is not an origin: %j', (host) => {
    const create = () => createClient(() => json({}), { host });
    expect(create).toThrow(/^host must be the origin of the API, such as/);
    expect(create).not.toThrow(/secret/);
  });
});

describe('an early response', () => {
  it('replaces one call', async () => {
    const reply = json({ alerts: [] }, { headers: { Total: '7', Page: '1', 'Per-Page': '20' } });
    const { api, requests, takeEarlyResponse } = createClientWithEarlyResponse(
      Promise.resolve(reply),
    );
    expect(await alertsResource.list.fetch(api)).toEqual({
      items: [],
      total: 7,
      page: 1,
      perPage: 20,
    });
    expect(takeEarlyResponse).toHaveBeenCalledWith('https://api.example.com/api/v1/alerts', anna);
    expect(requests).toEqual([]);
    await alertsResource.list.fetch(api);
    expect(requests).toHaveLength(1);
  });

  it('is looked up by its URL with all parameters', async () => {
    const { api, takeEarlyResponse } = createClientWithEarlyResponse(
      Promise.resolve(json({ alerts: [] })),
    );
    await alertsResource.list.fetch(api, { states: ['MI', 'OH'], search: 'wind & hail', page: 2 });
    const { origin, pathname, searchParams } = new URL(takeEarlyResponse.mock.lastCall?.[0] ?? '');
    expect(origin + pathname).toBe('https://api.example.com/api/v1/alerts');
    expect([...searchParams]).toEqual([
      ['states[]', 'MI'],
      ['states[]', 'OH'],
      ['search', 'wind & hail'],
      ['page', '2'],
    ]);
  });

  it('is handled like any other response: an error is thrown, and a new token is stored', async () => {
    const refusedClient = createClientWithEarlyResponse(
      Promise.resolve(json({ message: 'No.' }, { status: 403 })),
    );
    expect(await catchError(alertsResource.list.fetch(refusedClient.api))).toMatchObject({
      hostMessage: 'No.',
    });
    const offlineClient = createClientWithEarlyResponse(Promise.reject(new TypeError('network')));
    expect(isServerDown(await catchError(alertsResource.list.fetch(offlineClient.api)))).toBe(true);
    const secondToken = createToken('anna', 1);
    const clientWithNewToken = createClientWithEarlyResponse(
      Promise.resolve(json({ alerts: [] }, { headers: { jwt: secondToken } })),
    );
    await alertsResource.list.fetch(clientWithNewToken.api);
    expect(session.token()).toBe(secondToken);
  });

  it('fails the call if it was redirected, and its token is not stored', async () => {
    const redirectedResponse = json({ alerts: [] }, { headers: { jwt: createToken('anna', 1) } });
    Object.defineProperty(redirectedResponse, 'redirected', { value: true });
    expect(
      isServerDown(
        await catchError(
          alertsResource.list.fetch(
            createClientWithEarlyResponse(Promise.resolve(redirectedResponse)).api,
          ),
        ),
      ),
    ).toBe(true);
    expect(session.token()).toBe(anna);
  });

  it('is never used for a mutation', async () => {
    const { api, takeEarlyResponse } = createClientWithEarlyResponse(Promise.resolve(json({})));
    await catchError(alertsResource.markAsRead.fetch(api, 1));
    expect(takeEarlyResponse).not.toHaveBeenCalled();
  });

  it('is abandoned when its call is aborted', async () => {
    const controller = new AbortController();
    const { api } = createClientWithEarlyResponse(new Promise(() => undefined));
    const call = catchError(alertsResource.list.fetch(api, {}, { signal: controller.signal }));
    controller.abort();
    expect(isAborted(await call)).toBe(true);
  });
});

describe('token rotation', () => {
  it('stores the token of every response, including errors', async () => {
    const [secondToken, thirdToken] = [createToken('anna', 1), createToken('anna', 2)];
    const responses = [
      json({ alerts: [] }, { headers: { jwt: secondToken } }),
      json({}, { status: 404, headers: { jwt: thirdToken } }),
    ];
    const { api, requests } = createClient(() => responses.shift() ?? json({ alerts: [] }));
    await alertsResource.list.fetch(api);
    expect(session.token()).toBe(secondToken);
    await catchError(alertsResource.list.fetch(api));
    await alertsResource.list.fetch(api);
    expect(requests[2]?.headers.get('authorization')).toBe(`Bearer ${thirdToken}`);
  });

  it('refreshes only the admin token during impersonation if `which` is `admin`', async () => {
    const [root, renewedToken] = [createToken('root'), createToken('root', 1)];
    session.signIn({ jwt: anna, agent_jwt: anna, admin_jwt: root });
    const { api, requests } = createClient(() => json({}, { headers: { jwt: renewedToken } }));
    session.delayCalls(new Promise(() => undefined));
    await refreshToken(api, { which: 'admin' });
    expect(requests[0]?.headers.get('authorization')).toBe(`Bearer ${root}`);
    expect(session.token()).toBe(anna);
    expect(session.token('admin')).toBe(renewedToken);
  });

  it('keeps the session when the host refuses to refresh the admin token', async () => {
    session.signIn({ jwt: anna, agent_jwt: anna, admin_jwt: createToken('root') });
    const { api } = createClient(refuse);
    expect(isSessionEnded(await catchError(refreshToken(api, { which: 'admin' })))).toBe(true);
    expect(session.snapshot().kind).toBe('agent');
  });

  it('sends no refresh for the admin token without impersonation', async () => {
    const { api, requests } = createClient(() => json({}));
    expect(isSessionEnded(await catchError(refreshToken(api, { which: 'admin' })))).toBe(true);
    expect(requests).toEqual([]);
  });

  it('reads the host’s clock before it checks the new token', async () => {
    session = createSession({ storage: null, now: () => FIXED_NOW });
    session.signIn({ jwt: anna });
    const tokenOfTomorrow = createToken('anna', 86_400 - 900);
    const date = new Date(FIXED_NOW - 3_600_000).toUTCString();
    const { api } = createClient(() =>
      json({ alerts: [] }, { headers: { jwt: tokenOfTomorrow, Date: date } }),
    );
    await alertsResource.list.fetch(api);
    expect(session.token()).toBe(tokenOfTomorrow);
    expect(session.now()).toBeLessThan(FIXED_NOW - 3_000_000);
  });

  it.each([
    ['the user signs out', () => session.signOut()],
    ['another user signs in', () => session.signIn({ jwt: createToken('bert') })],
  ])(
    'ignores the token and data of a response that arrives after %s',
    async (_name, changeSession) => {
      const pending = Promise.withResolvers<Response>();
      const { api, requests } = createClient(() => pending.promise);
      const call = catchError(alertsResource.list.fetch(api));
      await vi.waitFor(() => expect(requests).toHaveLength(1));
      changeSession();
      const token = session.token();
      pending.resolve(
        json({ alerts: [createFactories().alert()] }, { headers: { jwt: createToken('anna', 9) } }),
      );
      expect(isAborted(await call)).toBe(true);
      expect(session.token()).toBe(token);
    },
  );
});

it('fails a call while offline and sends calls when the network is back', async () => {
  const { api, requests } = createClient(() => json({ alerts_count: 3 }));
  vi.stubGlobal('navigator', { onLine: false });
  expect(await catchError(alertsResource.count.fetch(api))).toMatchObject({ reason: 'network' });
  expect(requests).toEqual([]);
  vi.unstubAllGlobals();
  expect(await alertsResource.count.fetch(api)).toBe(3);
});

describe('401', () => {
  it('stores the response that ended the session, with the host’s message', async () => {
    const modal = { title: 'Signed out', content: '<p>Your agency was moved.</p>' };
    const { api } = createClient(() => json({ message: 'Moved.', modal }, { status: 401 }));
    const error = await catchError(alertsResource.count.fetch(api));
    expect(session.snapshot().refusal).toBe(error);
    expect(session.snapshot().refusal).toMatchObject({ hostMessage: 'Moved.', modal });
    session.signIn({ jwt: anna });
    expect(session.snapshot().refusal).toBeUndefined();
    session.clear('idle');
    expect(session.snapshot().refusal).toBeUndefined();
  });

  it('ends the session only once when the host refuses many calls', async () => {
    const { api } = createClient(refuse);
    const onChange = vi.fn<() => void>();
    session.subscribe(onChange);
    const errors = await Promise.all(
      Array.from({ length: 50 }, () => catchError(alertsResource.count.fetch(api))),
    );
    expect(errors.every((error) => isSessionEnded(error) || isAborted(error))).toBe(true);
    expect(errors.some(isSessionEnded)).toBe(true);
    expect(session.snapshot()).toMatchObject({ kind: 'none', ended: 'refused' });
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('retries once if the token has changed in the meantime', async () => {
    const newToken = createToken('anna', 5);
    const { api, requests } = createClient((request) => {
      if (request.headers.get('authorization') === `Bearer ${newToken}`)
        return json({ alerts_count: 3 });
      const requestContext = session.requestContext();
      if (requestContext) session.rotate(newToken, requestContext);
      return json({}, { status: 401 });
    });
    expect(await alertsResource.count.fetch(api)).toBe(3);
    expect(requests).toHaveLength(2);
  });

  it('does not retry a second time', async () => {
    const newToken = createToken('anna', 5);
    const { api, requests } = createClient(() => {
      const requestContext = session.requestContext();
      if (requestContext) session.rotate(newToken, requestContext);
      return json({}, { status: 401 });
    });
    expect(isSessionEnded(await catchError(alertsResource.count.fetch(api)))).toBe(true);
    expect(requests).toHaveLength(2);
    expect(session.snapshot().kind).toBe('none');
  });

  it('keeps the session if the host refused an older token', async () => {
    let offset = 0;
    const { api, requests } = createClient(() => {
      const requestContext = session.requestContext();
      offset += 1;
      if (requestContext) session.rotate(createToken('anna', offset), requestContext);
      return json({}, { status: 401 });
    });
    expect(isSessionEnded(await catchError(alertsResource.count.fetch(api)))).toBe(true);
    expect(requests).toHaveLength(2);
    expect(session.snapshot().claims?.iat).toBe(nowInSeconds + 2);
  });

  it('ends the session when the host also refuses the token that it has just issued', async () => {
    let offset = 0;
    const { api, requests } = createClient(() => {
      offset += 1;
      return json({}, { status: 401, headers: { jwt: createToken('anna', offset) } });
    });
    expect(isSessionEnded(await catchError(alertsResource.count.fetch(api)))).toBe(true);
    expect(requests).toHaveLength(2);
    expect(session.snapshot().ended).toBe('refused');
  });

  it('does not retry a refresh if there is a newer token', async () => {
    const { api, requests } = createClient(() => {
      const requestContext = session.requestContext();
      if (requestContext) session.rotate(createToken('anna', 5), requestContext);
      return json({}, { status: 401 });
    });
    expect(isSessionEnded(await catchError(refreshToken(api)))).toBe(true);
    expect(requests).toHaveLength(1);
    expect(session.snapshot().claims?.iat).toBe(nowInSeconds + 5);
  });

  it('keeps the session after a refused refresh', async () => {
    const { api } = createClient(refuse);
    expect(isSessionEnded(await catchError(refreshToken(api)))).toBe(true);
    expect(session.snapshot().kind).toBe('regular');
  });

  it('keeps the session after a refused download', async () => {
    const { api, requests } = createClient(refuse);
    expect(isSessionEnded(await catchError(attachments.download.fetch(api, '139-1')))).toBe(true);
    expect(session.snapshot()).toMatchObject({ kind: 'regular', ended: null });
    expect(requests).toHaveLength(1);
  });

  it('retries a download once if the token has changed in the meantime', async () => {
    const newToken = createToken('anna', 5);
    const { api, requests } = createClient((request) => {
      if (request.headers.get('authorization') === `Bearer ${newToken}`)
        return json({ attachment: { download_url: '/downloads/1' } });
      const requestContext = session.requestContext();
      if (requestContext) session.rotate(newToken, requestContext);
      return json({}, { status: 401 });
    });
    expect(await attachments.download.fetch(api, '139-1')).toEqual({
      download_url: '/downloads/1',
    });
    expect(requests).toHaveLength(2);
  });
});

describe('an error', () => {
  it('depends only on the status when the body is a proxy’s page', async () => {
    const page = new Response('<html><h1>Bad gateway</h1></html>', {
      status: 502,
      headers: { 'Content-Type': 'text/html', 'X-Request-Id': 'r-77' },
    });
    const error = await catchError(alertsResource.list.fetch(createClient(() => page).api));
    expect(isServerDown(error)).toBe(true);
    expect(error).toMatchObject({ status: 502, requestId: 'r-77', hostMessage: null, modal: null });
  });

  it('contains the host’s message and modal', async () => {
    const modal = { title: 'Not yours', content: '<p>Ask.</p>' };
    const host = () => json({ message: 'Ask your manager.', modal }, { status: 403 });
    const error = await catchError(alertsResource.list.fetch(createClient(host).api));
    expect(isNotAuthorized(error)).toBe(true);
    expect(error).toMatchObject({ hostMessage: 'Ask your manager.', modal });
    expect(session.snapshot().kind).toBe('regular');
  });

  it('contains Retry-After', async () => {
    const busyResponse = json({}, { status: 429, headers: { 'Retry-After': '30' } });
    expect(
      await catchError(alertsResource.list.fetch(createClient(() => busyResponse).api)),
    ).toMatchObject({
      retryAfter: 30,
    });
  });

  it('contains neither the query nor the token', async () => {
    const { api } = createClient(() => json({}, { status: 500 }));
    const error = await catchError(alertsResource.list.fetch(api, { search: 'secret' }));
    expect(String(error)).toBe('ServerDown: GET /api/v1/alerts returned 500');
  });

  it('is ServerDown without a response', async () => {
    const { api } = createClient(() => Promise.reject(new TypeError('Failed to fetch')));
    const error = await catchError(alertsResource.list.fetch(api));
    expect(isServerDown(error)).toBe(true);
    expect(error).toMatchObject({ status: null, reason: 'network' });
  });

  it('has the reason "fault" and the name of the error’s class if the fetch adapter throws', async () => {
    const activity = createActivity();
    const events: ActivityEvent[] = [];
    activity.subscribe((event) => events.push(event));
    for (const thrown of [new ReferenceError('secret'), { name: 'secret' }, 'secret']) {
      const { api } = createClient(() => Promise.reject(thrown), { activity });
      const error = await catchError(alertsResource.list.fetch(api));
      const cause = thrown instanceof Error ? 'ReferenceError' : typeof thrown;
      expect(error).toMatchObject({ kind: 'ServerDown', status: null, reason: 'fault', cause });
      expect(String(error)).toContain(cause);
      expect(events.at(-1)).toMatchObject({ error: 'ServerDown', reason: 'fault', cause });
      expect(JSON.stringify([error, events]) + String(error)).not.toContain('secret');
    }
  });

  it('is InvalidResponse if the body is not JSON', async () => {
    const headers = { 'Content-Type': 'text/html; charset=utf-8' };
    const respondWithPage = () => new Response('<html>secret</html>', { headers });
    const error = await catchError(alertsResource.list.fetch(createClient(respondWithPage).api));
    expect(isInvalidResponse(error)).toBe(true);
    expect(error).toMatchObject({
      cause: 'text/html',
      diagnostics: [{ code: 'not-json', field: 'body', found: 'text/html', expected: 'JSON' }],
    });
  });

  it('is Aborted if the caller aborts the call', async () => {
    const controller = new AbortController();
    const call = catchError(
      alertsResource.list.fetch(createClient(hangForever).api, {}, { signal: controller.signal }),
    );
    controller.abort();
    expect(isAborted(await call)).toBe(true);
  });

  describe('on timeout', () => {
    beforeEach(() => {
      vi.useFakeTimers();
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    it.each([
      ['the response never comes', hangForever],
      ['the response body never ends', streamForever],
    ])('is ServerDown after ten seconds when %s', async (_name, host) => {
      const onSettled = vi.fn<(error: unknown) => void>();
      const call = catchError(alertsResource.list.fetch(createClient(host).api)).then(onSettled);
      await vi.advanceTimersByTimeAsync(9999);
      expect(onSettled).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      await call;
      const error = onSettled.mock.calls[0]?.[0];
      expect(isServerDown(error)).toBe(true);
      expect(error).toMatchObject({ status: null, reason: 'timeout' });
    });
  });
});

const onePageOfTwo = { Total: '2', Page: '1', 'Per-Page': '20' };

function recordDiagnostics() {
  const reportedDiagnostics: Diagnostic[] = [];
  return {
    reportedDiagnostics,
    diagnostics: createDiagnostics({ onDiagnostic: (each) => reportedDiagnostics.push(each) }),
  };
}

describe('response validation', () => {
  it.each([
    ['not JSON', new Response('<html></html>')],
    ['empty', new Response('')],
    ['in another envelope', json({ items: [] })],
    ['not a list', json({ alerts: { 0: {} } })],
    ['null', json(null)],
  ])('rejects a response that is %s', async (_name, response) => {
    const { reportedDiagnostics, diagnostics } = recordDiagnostics();
    const error = await catchError(
      alertsResource.list.fetch(createClient(() => response, { diagnostics }).api),
    );
    expect(isInvalidResponse(error)).toBe(true);
    expect(error).toMatchObject({ status: 200, diagnostics: reportedDiagnostics });
    expect(reportedDiagnostics).toHaveLength(1);
  });

  it('rejects a response that is nested too deeply', async () => {
    const depth = 20_000;
    const menus = `{"top":${'[{"label":"a","children":'.repeat(depth)}[]${'}]'.repeat(depth)}}`;
    const { api } = createClient(() => new Response(`{"menus":${menus}}`));
    const error = await catchError(menusResource.all.fetch(api));
    expect(isInvalidResponse(error)).toBe(true);
    expect(error).toMatchObject({
      status: 200,
      diagnostics: [{ field: 'body', found: 'nested too deeply' }],
    });
  });

  it('drops only invalid values and items from a list, and reports them without their values', async () => {
    const make = createFactories();
    const validItems = [make.alert(), make.alert()];
    const alertWithInvalidDay = { ...make.alert(), effective_until: 'secret-day' };
    const invalidItems = [{ id: 'secret-id' }, alertWithInvalidDay, null];
    const { reportedDiagnostics, diagnostics } = recordDiagnostics();
    const headers = { Total: '41', Page: '1', 'Per-Page': '5' };
    const { api } = createClient(
      () => json({ alerts: [validItems[0], ...invalidItems, validItems[1]] }, { headers }),
      {
        diagnostics,
      },
    );
    const page = await alertsResource.list.fetch(api);
    const { effective_until: _removed, ...fixed } = alertWithInvalidDay;
    expect(page.items).toEqual([validItems[0], fixed, validItems[1]]);
    expect(page.total).toBe(41);
    expect(
      reportedDiagnostics.map(({ code, field, found }) => `${code} ${field}: ${found}`),
    ).toEqual([
      'dropped-item alerts.1.record_type: missing',
      'dropped-field alerts.2.effective_until: string',
      'dropped-item alerts.3: null',
    ]);
    expect(JSON.stringify(reportedDiagnostics)).not.toContain('secret');
  });

  it('reports a time in a field that requires a day', async () => {
    const { reportedDiagnostics, diagnostics } = recordDiagnostics();
    const alerts = [1, 2].map((id) => ({
      ...createFactories().alert(),
      id,
      effective_until: '2026-03-02T17:30:00Z',
    }));
    const { api } = createClient(() => json({ alerts }, { headers: onePageOfTwo }), {
      diagnostics,
    });
    await alertsResource.list.fetch(api);
    expect(reportedDiagnostics).toEqual([
      {
        code: 'dropped-field',
        call: 'GET /api/v1/alerts',
        field: 'alerts.0.effective_until',
        found: 'string (date and time)',
        expected: 'day (YYYY-MM-DD)',
        count: 2,
        anchor: 'optional-fields',
        requestId: null,
      },
    ]);
  });

  it('reports a breach only once for several items, with the number of items', async () => {
    const { reportedDiagnostics, diagnostics } = recordDiagnostics();
    const alerts = Array.from({ length: 500 }, () => 'bad');
    const page = await alertsResource.list.fetch(
      createClient(() => json({ alerts }), { diagnostics }).api,
    );
    expect(page.items).toEqual([]);
    const droppedItems = reportedDiagnostics.filter(({ code }) => code === 'dropped-item');
    expect(droppedItems).toMatchObject([{ field: 'alerts.0', found: 'string', count: 500 }]);
  });

  it('drops only invalid entries from menus and static texts', async () => {
    const { reportedDiagnostics, diagnostics } = recordDiagnostics();
    const menus = { top: [{ label: 'News', children: [{ path: '/x' }, { label: 'Alerts' }] }, 7] };
    const statics = { home: { title: 'Home', contents: [null] }, footer: 'secret', none: {} };
    const { api } = createClient(() => json({ menus, statics }), { diagnostics });
    const top = [{ label: 'News', children: [{ label: 'Alerts' }] }];
    expect(await menusResource.all.fetch(api)).toEqual({ top, mobile: top, bottom: [] });
    expect(await staticsResource.all.fetch(api)).toEqual({
      home: { title: 'Home', contents: [] },
      none: {},
    });
    expect(reportedDiagnostics.map(({ field }) => field)).toEqual([
      'menus.top.0.children.0.label',
      'menus.top.1',
      'statics.home.contents.0',
      'statics.footer',
    ]);
  });

  it('rejects a response if leaving out an invalid value would change its meaning', async () => {
    const tokens = { jwt: anna, agent_jwt: 7, admin_jwt: anna };
    const { api } = createClient(() => json({ tokens }));
    expect(await exchangeCode(api, 'c0de')).toMatchObject({
      outcome: 'refused',
      reason: 'host-fault',
      error: { kind: 'InvalidResponse' },
      diagnostic: { field: 'tokens.agent_jwt', anchor: 'exchange-a-sign-in-code' },
    });
  });

  it('keeps an order with an unknown status', async () => {
    const order = { id: 7, status: 'on_hold', history: [{ status: 'on_hold' }] };
    const { api } = createClient(() => json({ collateral_requests: [order] }));
    expect((await collateralRequests.list.fetch(api)).items).toEqual([order]);
  });

  it.each([-3.5, -1, 2.5, '3', null])('rejects a count of %j', async (alerts_count) => {
    const error = await catchError(
      alertsResource.count.fetch(createClient(() => json({ alerts_count })).api),
    );
    expect(isInvalidResponse(error)).toBe(true);
  });

  it('accepts missing, null, and unknown optional fields', async () => {
    const alerts = [
      { id: 1, record_type: 'Alert', title: 'Bare' },
      { id: '2', record_type: 'Alert', title: 'Null', states: null, category: null, image: null },
      { id: 3, record_type: 'Alert', title: 'More', invented: { deep: true } },
    ];
    const page = await alertsResource.list.fetch(createClient(() => json({ alerts })).api);
    expect(page.items.map(({ title }) => title)).toEqual(['Bare', 'Null', 'More']);
  });
});

describe('the activity stream', () => {
  it('reports calls without personal data', async () => {
    const activity = createActivity();
    const events: ActivityEvent[] = [];
    const stop = activity.subscribe((event) => events.push(event));
    const responses = [
      json({ alerts: [] }, { headers: { 'X-Request-Id': 'r-1' } }),
      json({}, { status: 503, headers: { 'X-Request-Id': 'r-2' } }),
    ];
    const { api } = createClient(() => responses.shift() ?? json({ alerts: [] }), { activity });
    await alertsResource.list.fetch(api, { search: 'secret' });
    await catchError(alertsResource.markAsRead.fetch(api, 'secret'));
    stop();
    await alertsResource.list.fetch(api);
    expect(events).toEqual([
      { type: 'ALERTS_REQUEST', at: FIXED_NOW },
      { type: 'ALERTS_SUCCESS', at: FIXED_NOW, status: 200, requestId: 'r-1' },
      { type: 'ALERT_MARK_AS_READ_REQUEST', at: FIXED_NOW },
      {
        type: 'ALERT_MARK_AS_READ_FAILURE',
        at: FIXED_NOW,
        error: 'ServerDown',
        status: 503,
        reason: 'status',
        requestId: 'r-2',
      },
    ]);
  });
});
