import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ActivityEvent, createActivity } from '../activity/activity.ts';
import { isAborted } from '../errors/aborted.ts';
import { type InvalidResponse, isInvalidResponse } from '../errors/invalid-response.ts';
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
const seconds = FIXED_NOW / 1000;
const tokenOf = (uuid: string, age = 0) =>
  sampleToken({ uuid, iat: seconds + age, exp: seconds + age + 900 });
const anna = tokenOf('anna');
const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);

type Host = (request: Request) => Response | Promise<Response>;

let session: Session;

beforeEach(() => {
  session = createSession({ storage: null, now });
  session.signIn({ jwt: anna });
});

/** A client whose host answers by a function; `requests` are the calls that went out. */
function clientOf(host: Host, options: Partial<ApiClientOptions> = {}) {
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

/** A client whose page has asked for one answer already. */
function early(response: Promise<Response>) {
  const waiting = [response];
  const takeEarly = vi.fn<NonNullable<ApiClientOptions['takeEarly']>>(() => waiting.pop());
  return { ...clientOf(() => json({ alerts: [], late: true }), { takeEarly }), takeEarly };
}

/** What a call throws. */
const failure = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => {
      throw new Error('The call was expected to fail');
    },
    (error: unknown) => error,
  );

const refuse: Host = () => json({}, { status: 401 });

const untilAborted = ({ signal }: Request, fail: (reason: unknown) => void) =>
  signal.addEventListener('abort', () => fail(signal.reason));

/** A host that never answers. */
const silent: Host = (request) =>
  new Promise((_resolve, reject) => {
    untilAborted(request, reject);
  });

/** A host whose answer begins and never ends. */
const endless: Host = (request) => {
  const start = (body: ReadableStreamDefaultController) =>
    untilAborted(request, (reason) => body.error(reason));
  return new Response(new ReadableStream({ start }));
};

describe('a call', () => {
  it('carries the token, asks for JSON and follows no redirect', async () => {
    const { api, requests } = clientOf(() => json({ alerts: [] }));
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

  it('goes without a token only to exchange a code', async () => {
    session.clear('signed-out');
    const { api, requests } = clientOf(() => json({ tokens: { jwt: anna } }));
    expect(await exchangeCode(api, 'c0de')).toEqual({ jwt: anna });
    expect(requests[0]?.headers.has('authorization')).toBe(false);
    expect(await requests[0]?.json()).toEqual({ code: 'c0de' });
  });

  it('to exchange a code proves that this browser began, where it has a verifier', async () => {
    const verifier = 'v'.repeat(43);
    const { api, requests } = clientOf(() => json({ tokens: { jwt: anna } }));
    await exchangeCode(api, 'c0de', { verifier });
    expect(await requests[0]?.json()).toEqual({ code: 'c0de', code_verifier: verifier });
  });

  it('has a key of its own to exchange a code or to renew a token, as every POST has', async () => {
    const { api, requests } = clientOf(() => json({}));
    await failure(exchangeCode(api, 'c0de'));
    await failure(exchangeCode(api, 'c0de'));
    await refreshToken(api);
    await failure(alertsResource.list.fetch(api));
    const keys = requests.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys.pop()).toBeNull();
    for (const key of keys) expect(key).toMatch(/^[\da-f-]{36}$/);
    expect(new Set(keys).size).toBe(3);
  });

  it('is not made without a session', async () => {
    session.clear('signed-out');
    const { api, requests } = clientOf(() => json({ alerts: [] }));
    expect(isSessionEnded(await failure(alertsResource.list.fetch(api)))).toBe(true);
    expect(requests).toEqual([]);
  });

  it('is not made for an id that climbs out of its path', async () => {
    const { api, requests } = clientOf(() => json({}));
    const error = await failure(alertsResource.markAsRead.fetch(api, '../../auth_token/refresh'));
    expect(isNotFound(error)).toBe(true);
    expect(requests).toEqual([]);
  });

  it('waits while the session holds calls', async () => {
    const { api, requests } = clientOf(() => json({ alerts: [] }));
    const refresh = Promise.withResolvers<void>();
    session.hold(refresh.promise);
    const call = alertsResource.list.fetch(api);
    await refreshToken(api);
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([
      '/api/v1/auth_token/refresh',
    ]);
    refresh.resolve();
    await call;
    expect(requests).toHaveLength(2);
  });

  it('that one person’s screen began is not sent for another', async () => {
    const { api, requests } = clientOf(() => json({ alerts: [] }));
    const call = failure(alertsResource.list.fetch(api));
    session.signIn({ jwt: tokenOf('bert') });
    expect(isAborted(await call)).toBe(true);
    expect(requests).toEqual([]);
  });
});

describe('the revocation of a session', () => {
  const noContent: Host = () => new Response(null, { status: 204 });
  const bearerOf = (request: Request | undefined) => request?.headers.get('authorization');

  it('carries the token that is given up, though the session is cleared in the same moment', async () => {
    const { api, requests } = clientOf(noContent);
    const revoked = revokeSession(api);
    session.forget();
    await revoked;
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST https://api.example.com/api/v1/auth_token/revoke',
    ]);
    expect(bearerOf(requests[0])).toBe(`Bearer ${anna}`);
    expect(await requests[0]?.text()).toBe('');
    expect(requests[0]?.redirect).toBe('error');
  });

  it('outlives the page, which no other call does', async () => {
    const { api, requests } = clientOf(() => json({ alerts: [] }));
    await alertsResource.list.fetch(api);
    await revokeSession(api);
    expect(requests.map(({ keepalive }) => keepalive)).toEqual([false, true]);
  });

  it('does not wait while the session holds calls', async () => {
    const { api, requests } = clientOf(noContent);
    session.hold(new Promise(() => undefined));
    await revokeSession(api);
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['refused', () => json({}, { status: 401, headers: { jwt: tokenOf('anna', 9) } })],
    ['unknown to the host', () => json({}, { status: 404 })],
    ['failed', () => json({}, { status: 500 })],
    ['without a network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('that is %s is no concern of whoever signs in next', async (_name, host) => {
    const { api, requests } = clientOf(host);
    const revoked = revokeSession(api);
    session.forget();
    session.signIn({ jwt: tokenOf('bert') });
    await expect(revoked).resolves.toBeUndefined();
    expect(requests).toHaveLength(1);
    expect(session.token()).toBe(tokenOf('bert'));
  });

  it('is not sent where nobody is signed in', async () => {
    session.clear('signed-out');
    const { api, requests } = clientOf(noContent);
    await revokeSession(api);
    expect(requests).toEqual([]);
  });
});

describe('the host', () => {
  it.each(['https://api.example.com', 'https://api.example.com/', 'HTTPS://API.example.com:443'])(
    'is an origin: %s',
    async (host) => {
      const { api, requests } = clientOf(() => json({ alerts: [] }), { host });
      await alertsResource.list.fetch(api);
      expect(requests[0]?.url).toBe('https://api.example.com/api/v1/alerts');
    },
  );

  it('may be left open where there is no page, as when one is drawn ahead', () => {
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
  ])('is refused at once where it is none: %j', (host) => {
    const make = () => clientOf(() => json({}), { host });
    expect(make).toThrow(/^host must be the origin of the API, such as/);
    expect(make).not.toThrow(/secret/);
  });
});

describe('a response that the page has asked for early', () => {
  it('is read in the place of a call of its own, once', async () => {
    const reply = json({ alerts: [] }, { headers: { Total: '7', Page: '1', 'Per-Page': '20' } });
    const { api, requests, takeEarly } = early(Promise.resolve(reply));
    expect(await alertsResource.list.fetch(api)).toEqual({
      items: [],
      total: 7,
      page: 1,
      perPage: 20,
    });
    expect(takeEarly).toHaveBeenCalledWith('https://api.example.com/api/v1/alerts', anna);
    expect(requests).toEqual([]);
    await alertsResource.list.fetch(api);
    expect(requests).toHaveLength(1);
  });

  it('is asked for by its address with all parameters', async () => {
    const { api, takeEarly } = early(Promise.resolve(json({ alerts: [] })));
    await alertsResource.list.fetch(api, { states: ['MI', 'OH'], search: 'wind & hail', page: 2 });
    const { origin, pathname, searchParams } = new URL(takeEarly.mock.lastCall?.[0] ?? '');
    expect(origin + pathname).toBe('https://api.example.com/api/v1/alerts');
    expect([...searchParams]).toEqual([
      ['states[]', 'MI'],
      ['states[]', 'OH'],
      ['search', 'wind & hail'],
      ['page', '2'],
    ]);
  });

  it('is judged like any other', async () => {
    const refused = early(Promise.resolve(json({ message: 'No.' }, { status: 403 })));
    expect(await failure(alertsResource.list.fetch(refused.api))).toMatchObject({
      hostMessage: 'No.',
    });
    const down = early(Promise.reject(new TypeError('network')));
    expect(isServerDown(await failure(alertsResource.list.fetch(down.api)))).toBe(true);
    const second = tokenOf('anna', 1);
    const rotating = early(Promise.resolve(json({ alerts: [] }, { headers: { jwt: second } })));
    await alertsResource.list.fetch(rotating.api);
    expect(session.token()).toBe(second);
  });

  it('does not count when it was redirected', async () => {
    const elsewhere = json({ alerts: [] }, { headers: { jwt: tokenOf('anna', 1) } });
    Object.defineProperty(elsewhere, 'redirected', { value: true });
    expect(
      isServerDown(await failure(alertsResource.list.fetch(early(Promise.resolve(elsewhere)).api))),
    ).toBe(true);
    expect(session.token()).toBe(anna);
  });

  it('is never taken for a call that changes something', async () => {
    const { api, takeEarly } = early(Promise.resolve(json({})));
    await failure(alertsResource.markAsRead.fetch(api, 1));
    expect(takeEarly).not.toHaveBeenCalled();
  });

  it('is given up with its call', async () => {
    const stop = new AbortController();
    const { api } = early(new Promise(() => undefined));
    const call = failure(alertsResource.list.fetch(api, {}, { signal: stop.signal }));
    stop.abort();
    expect(isAborted(await call)).toBe(true);
  });
});

describe('rotation', () => {
  it('takes the token of an answer, and of a refusal too', async () => {
    const [second, third] = [tokenOf('anna', 1), tokenOf('anna', 2)];
    const responses = [
      json({ alerts: [] }, { headers: { jwt: second } }),
      json({}, { status: 404, headers: { jwt: third } }),
    ];
    const { api, requests } = clientOf(() => responses.shift() ?? json({ alerts: [] }));
    await alertsResource.list.fetch(api);
    expect(session.token()).toBe(second);
    await failure(alertsResource.list.fetch(api));
    await alertsResource.list.fetch(api);
    expect(requests[2]?.headers.get('authorization')).toBe(`Bearer ${third}`);
  });

  it('of an impersonating admin’s waiting token goes out as that token and replaces it alone', async () => {
    const [root, renewed] = [tokenOf('root'), tokenOf('root', 1)];
    session.signIn({ jwt: anna, agent_jwt: anna, admin_jwt: root });
    const { api, requests } = clientOf(() => json({}, { headers: { jwt: renewed } }));
    session.hold(new Promise(() => undefined));
    await refreshToken(api, { which: 'admin' });
    expect(requests[0]?.headers.get('authorization')).toBe(`Bearer ${root}`);
    expect(session.token()).toBe(anna);
    expect(session.token('admin')).toBe(renewed);
  });

  it('of the waiting token leaves it to the caller to end the session', async () => {
    session.signIn({ jwt: anna, agent_jwt: anna, admin_jwt: tokenOf('root') });
    const { api } = clientOf(refuse);
    expect(isSessionEnded(await failure(refreshToken(api, { which: 'admin' })))).toBe(true);
    expect(session.snapshot().kind).toBe('agent');
  });

  it('of the waiting token makes no call when nobody is impersonated', async () => {
    const { api, requests } = clientOf(() => json({}));
    expect(isSessionEnded(await failure(refreshToken(api, { which: 'admin' })))).toBe(true);
    expect(requests).toEqual([]);
  });

  it('hears the host’s clock before it judges the new token', async () => {
    session = createSession({ storage: null, now: () => FIXED_NOW });
    session.signIn({ jwt: anna });
    const tomorrow = tokenOf('anna', 86_400 - 900);
    const date = new Date(FIXED_NOW - 3_600_000).toUTCString();
    const { api } = clientOf(() =>
      json({ alerts: [] }, { headers: { jwt: tomorrow, Date: date } }),
    );
    await alertsResource.list.fetch(api);
    expect(session.token()).toBe(tomorrow);
    expect(session.now()).toBeLessThan(FIXED_NOW - 3_000_000);
  });

  it.each([
    ['signed out', () => session.forget()],
    ['changed hands', () => session.signIn({ jwt: tokenOf('bert') })],
  ])('and data of an answer count for nothing once the session has %s', async (_name, move) => {
    const held = Promise.withResolvers<Response>();
    const { api, requests } = clientOf(() => held.promise);
    const call = failure(alertsResource.list.fetch(api));
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    move();
    const token = session.token();
    held.resolve(
      json({ alerts: [createFactories().alert()] }, { headers: { jwt: tokenOf('anna', 9) } }),
    );
    expect(isAborted(await call)).toBe(true);
    expect(session.token()).toBe(token);
  });
});

describe('401', () => {
  it('ends the session once, however many calls are refused', async () => {
    const { api } = clientOf(refuse);
    const ended = vi.fn<() => void>();
    session.subscribe(ended);
    const errors = await Promise.all(
      Array.from({ length: 50 }, () => failure(alertsResource.count.fetch(api))),
    );
    expect(errors.every((error) => isSessionEnded(error) || isAborted(error))).toBe(true);
    expect(errors.some(isSessionEnded)).toBe(true);
    expect(session.snapshot()).toMatchObject({ kind: 'none', ended: 'refused' });
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('is sent once more when the token has changed meanwhile', async () => {
    const next = tokenOf('anna', 5);
    const { api, requests } = clientOf((request) => {
      if (request.headers.get('authorization') === `Bearer ${next}`)
        return json({ alerts_count: 3 });
      const stamp = session.stamp();
      if (stamp) session.rotate(next, stamp);
      return json({}, { status: 401 });
    });
    expect(await alertsResource.count.fetch(api)).toBe(3);
    expect(requests).toHaveLength(2);
  });

  it('is not sent a third time', async () => {
    const next = tokenOf('anna', 5);
    const { api, requests } = clientOf(() => {
      const stamp = session.stamp();
      if (stamp) session.rotate(next, stamp);
      return json({}, { status: 401 });
    });
    expect(isSessionEnded(await failure(alertsResource.count.fetch(api)))).toBe(true);
    expect(requests).toHaveLength(2);
    expect(session.snapshot().kind).toBe('none');
  });

  it('leaves a session alone whose present token was not refused', async () => {
    let age = 0;
    const { api, requests } = clientOf(() => {
      const stamp = session.stamp();
      age += 1;
      if (stamp) session.rotate(tokenOf('anna', age), stamp);
      return json({}, { status: 401 });
    });
    expect(isSessionEnded(await failure(alertsResource.count.fetch(api)))).toBe(true);
    expect(requests).toHaveLength(2);
    expect(session.snapshot().claims?.iat).toBe(seconds + 2);
  });

  it('ends the session of a host that refuses each token that it has just sent', async () => {
    let age = 0;
    const { api, requests } = clientOf(() => {
      age += 1;
      return json({}, { status: 401, headers: { jwt: tokenOf('anna', age) } });
    });
    expect(isSessionEnded(await failure(alertsResource.count.fetch(api)))).toBe(true);
    expect(requests).toHaveLength(2);
    expect(session.snapshot().ended).toBe('refused');
  });

  it('of a refresh is not sent once more, as there is another token', async () => {
    const { api, requests } = clientOf(() => {
      const stamp = session.stamp();
      if (stamp) session.rotate(tokenOf('anna', 5), stamp);
      return json({}, { status: 401 });
    });
    expect(isSessionEnded(await failure(refreshToken(api)))).toBe(true);
    expect(requests).toHaveLength(1);
    expect(session.snapshot().claims?.iat).toBe(seconds + 5);
  });

  it('of a refresh leaves the session to whoever asked for it', async () => {
    const { api } = clientOf(refuse);
    expect(isSessionEnded(await failure(refreshToken(api)))).toBe(true);
    expect(session.snapshot().kind).toBe('regular');
  });

  it('of a download leaves the session to its screen', async () => {
    const { api, requests } = clientOf(refuse);
    expect(isSessionEnded(await failure(attachments.download.fetch(api, '139-1')))).toBe(true);
    expect(session.snapshot()).toMatchObject({ kind: 'regular', ended: null });
    expect(requests).toHaveLength(1);
  });

  it('of a download is sent once more when the token has changed meanwhile', async () => {
    const next = tokenOf('anna', 5);
    const { api, requests } = clientOf((request) => {
      if (request.headers.get('authorization') === `Bearer ${next}`)
        return json({ attachment: { download_url: '/downloads/1' } });
      const stamp = session.stamp();
      if (stamp) session.rotate(next, stamp);
      return json({}, { status: 401 });
    });
    expect(await attachments.download.fetch(api, '139-1')).toEqual({
      download_url: '/downloads/1',
    });
    expect(requests).toHaveLength(2);
  });
});

describe('a failure', () => {
  it('is judged by its status alone when the body is a proxy’s page', async () => {
    const page = new Response('<html><h1>Bad gateway</h1></html>', {
      status: 502,
      headers: { 'Content-Type': 'text/html', 'X-Request-Id': 'r-77' },
    });
    const error = await failure(alertsResource.list.fetch(clientOf(() => page).api));
    expect(isServerDown(error)).toBe(true);
    expect(error).toMatchObject({ status: 502, requestId: 'r-77', hostMessage: null, modal: null });
  });

  it('carries what the host says', async () => {
    const modal = { title: 'Not yours', content: '<p>Ask.</p>' };
    const host = () => json({ message: 'Ask your manager.', modal }, { status: 403 });
    const error = await failure(alertsResource.list.fetch(clientOf(host).api));
    expect(isNotAuthorized(error)).toBe(true);
    expect(error).toMatchObject({ hostMessage: 'Ask your manager.', modal });
    expect(session.snapshot().kind).toBe('regular');
  });

  it('says how long to wait', async () => {
    const busy = json({}, { status: 429, headers: { 'Retry-After': '30' } });
    expect(await failure(alertsResource.list.fetch(clientOf(() => busy).api))).toMatchObject({
      retryAfter: 30,
    });
  });

  it('names neither query nor token', async () => {
    const { api } = clientOf(() => json({}, { status: 500 }));
    const error = await failure(alertsResource.list.fetch(api, { search: 'secret' }));
    expect(String(error)).toBe('ServerDown: GET /api/v1/alerts answered 500');
  });

  it('without an answer is the host’s being down', async () => {
    const { api } = clientOf(() => Promise.reject(new TypeError('Failed to fetch')));
    const error = await failure(alertsResource.list.fetch(api));
    expect(isServerDown(error)).toBe(true);
    expect(error).toMatchObject({ status: null, reason: 'network' });
  });

  it('of the code that is to send it is no outage, and is named by its class', async () => {
    const activity = createActivity();
    const events: ActivityEvent[] = [];
    activity.subscribe((event) => events.push(event));
    for (const thrown of [new ReferenceError('secret'), { name: 'secret' }, 'secret']) {
      const { api } = clientOf(() => Promise.reject(thrown), { activity });
      const error = await failure(alertsResource.list.fetch(api));
      const cause = thrown instanceof Error ? 'ReferenceError' : typeof thrown;
      expect(error).toMatchObject({ kind: 'ServerDown', status: null, reason: 'fault', cause });
      expect(String(error)).toContain(cause);
      expect(events.at(-1)).toMatchObject({ error: 'ServerDown', reason: 'fault', cause });
      expect(JSON.stringify([error, events]) + String(error)).not.toContain('secret');
    }
  });

  it('to be JSON asks whose answer it is', async () => {
    const headers = { 'Content-Type': 'text/html; charset=utf-8' };
    const page = () => new Response('<html>secret</html>', { headers });
    const error = await failure(alertsResource.list.fetch(clientOf(page).api));
    expect(isInvalidResponse(error)).toBe(true);
    expect(error).toMatchObject({ cause: 'text/html' });
    expect(String(error)).toContain('is it the host of the API?');
  });

  it('by the caller’s signal is an aborted call', async () => {
    const stop = new AbortController();
    const call = failure(
      alertsResource.list.fetch(clientOf(silent).api, {}, { signal: stop.signal }),
    );
    stop.abort();
    expect(isAborted(await call)).toBe(true);
  });

  describe('in time', () => {
    beforeEach(() => {
      vi.useFakeTimers();
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    it.each([
      ['the answer never comes', silent],
      ['its body never ends', endless],
    ])('counts as no answer after ten seconds when %s', async (_name, host) => {
      const settled = vi.fn<(error: unknown) => void>();
      const call = failure(alertsResource.list.fetch(clientOf(host).api)).then(settled);
      await vi.advanceTimersByTimeAsync(9999);
      expect(settled).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      await call;
      const error = settled.mock.calls[0]?.[0];
      expect(isServerDown(error)).toBe(true);
      expect(error).toMatchObject({ status: null, reason: 'timeout' });
    });
  });
});

describe('the shape of an answer', () => {
  it.each([
    ['no JSON', new Response('<html></html>')],
    ['nothing', new Response('')],
    ['another envelope', json({ items: [] })],
    ['no list', json({ alerts: { 0: {} } })],
    ['null', json(null)],
  ])('is invalid when it is %s', async (_name, response) => {
    const onError = vi.fn<(error: unknown) => void>();
    const error = await failure(
      alertsResource.list.fetch(clientOf(() => response, { onError }).api),
    );
    expect(isInvalidResponse(error)).toBe(true);
    expect(onError.mock.calls).toEqual([[error]]);
    expect(error).toMatchObject({ status: 200 });
  });

  it('is invalid when it is nested deeper than can be read', async () => {
    const depth = 20_000;
    const menus = `{"top":${'[{"label":"a","children":'.repeat(depth)}[]${'}]'.repeat(depth)}}`;
    const { api } = clientOf(() => new Response(`{"menus":${menus}}`));
    const error = await failure(menusResource.all.fetch(api));
    expect(isInvalidResponse(error)).toBe(true);
    expect(error).toMatchObject({ status: 200, issues: ['body: nested too deeply'] });
  });

  it('costs a list its bad values and items alone, and tells of them without what they are', async () => {
    const make = createFactories();
    const good = [make.alert(), make.alert()];
    const late = { ...make.alert(), effective_until: 'secret-day' };
    const bad = [{ id: 'secret-id' }, late, null];
    const onError = vi.fn<(error: InvalidResponse) => void>();
    const activity = createActivity();
    const events: ActivityEvent[] = [];
    activity.subscribe((event) => events.push(event));
    const headers = { Total: '41', Page: '1', 'Per-Page': '5' };
    const { api } = clientOf(() => json({ alerts: [good[0], ...bad, good[1]] }, { headers }), {
      onError,
      activity,
    });
    const page = await alertsResource.list.fetch(api);
    const { effective_until: _gone, ...fixed } = late;
    expect(page.items).toEqual([good[0], fixed, good[1]]);
    expect(page.total).toBe(41);
    expect(onError).toHaveBeenCalledTimes(1);
    const error = onError.mock.calls[0]?.[0];
    expect(isInvalidResponse(error)).toBe(true);
    expect(error?.issues.join()).toContain('alerts.2.effective_until');
    expect(JSON.stringify([error?.message, error?.issues])).not.toContain('secret');
    expect(events.at(-1)).toMatchObject({ type: 'ALERTS_SUCCESS', skipped: 3 });
  });

  it('is described in its first misfits alone where all items are wrong', async () => {
    const onError = vi.fn<(error: InvalidResponse) => void>();
    const alerts = Array.from({ length: 500 }, () => 'bad');
    const page = await alertsResource.list.fetch(clientOf(() => json({ alerts }), { onError }).api);
    expect(page.items).toEqual([]);
    expect(onError.mock.calls[0]?.[0].message).toContain('500');
    expect(onError.mock.calls[0]?.[0].issues).toHaveLength(20);
  });

  it('costs menus and standing text their bad entries alone', async () => {
    const onError = vi.fn<(error: InvalidResponse) => void>();
    const menus = { top: [{ label: 'News', children: [{ path: '/x' }, { label: 'Alerts' }] }, 7] };
    const statics = { home: { title: 'Home', contents: [null] }, footer: 'secret', none: {} };
    const { api } = clientOf(() => json({ menus, statics }), { onError });
    const top = [{ label: 'News', children: [{ label: 'Alerts' }] }];
    expect(await menusResource.all.fetch(api)).toEqual({ top, mobile: top, bottom: [] });
    expect(await staticsResource.all.fetch(api)).toEqual({
      home: { title: 'Home', contents: [] },
      none: {},
    });
    const issues = onError.mock.calls.flatMap(([error]) => error.issues);
    expect(issues.map((issue) => issue.split(':')[0])).toEqual([
      'menus.top.0.children.0.label',
      'menus.top.1',
      'statics.home.contents.0',
      'statics.footer',
    ]);
  });

  it('is not made up for where what is left would mean something else', async () => {
    const tokens = { jwt: anna, agent_jwt: 7, admin_jwt: anna };
    const { api } = clientOf(() => json({ tokens }));
    expect(await failure(exchangeCode(api, 'c0de'))).toMatchObject({
      kind: 'InvalidResponse',
      issues: [expect.stringMatching(/^tokens\.agent_jwt: /)],
    });
  });

  it('keeps an order whose status is new', async () => {
    const order = { id: 7, status: 'on_hold', history: [{ status: 'on_hold' }] };
    const { api } = clientOf(() => json({ collateral_requests: [order] }));
    expect((await collateralRequests.list.fetch(api)).items).toEqual([order]);
  });

  it.each([-3.5, -1, 2.5, '3', null])('holds no count of %j', async (alerts_count) => {
    const error = await failure(
      alertsResource.count.fetch(clientOf(() => json({ alerts_count })).api),
    );
    expect(isInvalidResponse(error)).toBe(true);
  });

  it('may have every optional field missing, null or unknown', async () => {
    const alerts = [
      { id: 1, record_type: 'Alert', title: 'Bare' },
      { id: '2', record_type: 'Alert', title: 'Null', states: null, category: null, image: null },
      { id: 3, record_type: 'Alert', title: 'More', invented: { deep: true } },
    ];
    const page = await alertsResource.list.fetch(clientOf(() => json({ alerts })).api);
    expect(page.items.map(({ title }) => title)).toEqual(['Bare', 'Null', 'More']);
  });
});

describe('the activity stream', () => {
  it('tells of calls without anything personal', async () => {
    const activity = createActivity();
    const events: ActivityEvent[] = [];
    const stop = activity.subscribe((event) => events.push(event));
    const responses = [
      json({ alerts: [] }, { headers: { 'X-Request-Id': 'r-1' } }),
      json({}, { status: 503, headers: { 'X-Request-Id': 'r-2' } }),
    ];
    const { api } = clientOf(() => responses.shift() ?? json({ alerts: [] }), { activity });
    await alertsResource.list.fetch(api, { search: 'secret' });
    await failure(alertsResource.markAsRead.fetch(api, 'secret'));
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
