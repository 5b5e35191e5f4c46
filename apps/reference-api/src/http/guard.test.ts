import { describe, expect, it } from 'vitest';
import { createClient, json, useTestHost } from '../testing/test-host.ts';

/** Creates a request body that records whether it was read, and is open until `end` is called. */
function createTrackedBody() {
  const state = { isRead: false };
  const end = Promise.withResolvers<void>();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        state.isRead = true;
        await end.promise;
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
  return { init, state, end: end.resolve };
}

describe('the guard of the host', () => {
  const host = useTestHost('the embedded database');

  it('does not read the body of an unauthenticated call', async () => {
    for (const path of ['favorite_pages', 'collateral_requests', 'auth_token/refresh', 'none']) {
      const { init, state } = createTrackedBody();
      const rejection = await host.app().request(`/api/v1/${path}`, init);
      expect(rejection.status, `for ${path}`).toBe(401);
      expect(state.isRead, `for ${path}`).toBe(false);
    }
  });

  it('does not read the body of a rate-limited call', async () => {
    const app = host.app({ callsPerMinute: 1 });
    const { jwt } = await host.exchange('manager');
    const client = createClient(() => app, jwt);
    const paths = ['/api/v1/favorite_pages', '/api/v1/auth_token/exchange', '/csp-report'];
    await client.send('/api/v1/states');
    await app.request('/api/v1/auth_token/exchange', json('POST', { code: 'guess' }));
    await app.request('/csp-report', json('POST', {}));
    for (const path of paths) {
      const { init, state } = createTrackedBody();
      expect((await client.send(path, init)).status, `for ${path}`).toBe(429);
      expect(state.isRead, `for ${path}`).toBe(false);
    }
  });

  it('accepts only small bodies without a session', async () => {
    const body = 'x'.repeat(17 * 1024);
    for (const path of ['/api/v1/auth_token/exchange', '/csp-report', '/sso/development/choose']) {
      const rejection = await host.app().request(path, { method: 'POST', body });
      // Without a Content-Length, the received size counts.
      expect(rejection.status, `for ${path}`).toBe(413);
      const initWithLength = {
        method: 'POST',
        body,
        headers: { 'Content-Length': String(body.length) },
      };
      expect((await host.app().request(path, initWithLength)).status, `for ${path}`).toBe(413);
    }
    const client = await host.signIn('manager');
    const acceptedCall = await client.send('/api/v1/favorite_pages', json('POST', { body }));
    expect(acceptedCall.status).toBe(422);
    const large = json('POST', { body: 'x'.repeat(1024 * 1024) });
    expect((await client.send('/api/v1/favorite_pages', large)).status).toBe(413);
  });

  it.each([
    ['/csp-report', 1],
    ['/healthz', 1],
    ['/readyz', 1],
    ['/sso/initiate', 1],
    ['/api/v1/auth_token/exchange', 1],
    ['/downloads/none', 10],
    ['/sample/none.svg', 10],
    ['/api/docs', 10],
    ['/api/docs/docs.css', 10],
    ['/api/docs/redoc.js', 10],
    ['/api/v1/openapi.json', 10],
  ])('limits calls to %s by IP address', async (path, allowedCalls) => {
    const app = host.app({ callsPerMinute: 1 });
    for (let call = 0; call < allowedCalls; call += 1) {
      expect((await app.request(path)).status).not.toBe(429);
    }
    const rejection = await app.request(path);
    expect(rejection.status).toBe(429);
    expect(Number(rejection.headers.get('Retry-After'))).toBeGreaterThanOrEqual(1);
    expect(Number(rejection.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
  });

  it('allows many calls from one IP address, because several users can share an address', async () => {
    const app = host.app({ callsPerMinute: 1 });
    const tokens = await Promise.all(
      ['manager', 'independent-csr', 'independent-producer'].map((user) => host.exchange(user)),
    );
    for (const { jwt } of tokens) {
      expect((await createClient(() => app, jwt).send('/api/v1/states')).status).toBe(200);
    }
    const anonymousStatuses: number[] = [];
    for (let call = 0; call < 8; call += 1) {
      anonymousStatuses.push((await app.request('/api/v1/states')).status);
    }
    expect(anonymousStatuses).toEqual([401, 429, 429, 429, 429, 429, 429, 429]);
    const { jwt } = await host.exchange('exclusive-producer');
    expect((await createClient(() => app, jwt).send('/api/v1/states')).status).toBe(429);
  });

  it('limits token guesses and sign-in separately', async () => {
    const app = host.app({ callsPerMinute: 1 });
    const guessToken = async () => (await app.request('/api/v1/states')).status;
    const guessCode = async () =>
      (await app.request('/api/v1/auth_token/exchange', json('POST', { code: 'guess' }))).status;
    // Use up the address's limit for calls. Sign-in has its own limit.
    for (let call = 0; call < 20; call += 1) await guessToken();
    expect(await guessToken()).toBe(429);
    expect(await guessCode()).toBe(401);
    expect(await guessCode()).toBe(429);

    const otherApp = host.app({ callsPerMinute: 1 });
    for (let call = 0; call < 20; call += 1) {
      await otherApp.request('/api/v1/auth_token/exchange', json('POST', { code: 'guess' }));
    }
    expect((await otherApp.request('/api/v1/states')).status).toBe(401);
  });

  it('counts an IPv6 network as one address', async () => {
    let address = '';
    const app = host.app({ callsPerMinute: 1, getClientAddress: () => address });
    const statuses: number[] = [];
    for (address of ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:3::1', '::ffff:192.0.2.1']) {
      statuses.push((await app.request('/healthz')).status);
    }
    address = '192.0.2.1';
    statuses.push((await app.request('/healthz')).status);
    expect(statuses).toEqual([200, 429, 200, 200, 429]);
  });

  it('ignores system clock changes', async () => {
    let now = host.now();
    let monotonic = 0;
    const app = host.app({ callsPerMinute: 1, now: () => now, monotonic: () => monotonic });
    await app.request('/healthz');
    now -= 86_400_000;
    const rejection = await app.request('/healthz');
    expect(rejection.status).toBe(429);
    expect(rejection.headers.get('Retry-After')).toBe('60');
    monotonic += 60_000;
    expect((await app.request('/healthz')).status).toBe(200);
  });

  it('allows a burst of searches without affecting other calls', async () => {
    const app = host.app({ callsPerMinute: 1200 });
    const client = createClient(() => app, (await host.exchange('manager')).jwt);
    const statuses = [];
    for (let search = 0; search < 61; search += 1) {
      statuses.push((await client.send('/api/v1/search?query=-roof')).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
    expect((await client.send('/api/v1/states')).status).toBe(200);
    host.advanceClock(1);
    expect((await client.send('/api/v1/search?query=-roof')).status).toBe(200);
  });

  it('does not make writes wait for a slow upload', async () => {
    const path = '/api/v1/favorite_pages';
    const client = await host.signIn('manager');
    const { init, end } = createTrackedBody();
    const slowUpload = client.send(path, { ...init, headers: { 'Content-Length': '2' } });
    const page = { favorite_page: { title: 'States', path: '/states' } };
    expect((await client.send(path, json('POST', page))).status).toBe(201);
    end();
    expect((await slowUpload).status).toBe(422);
  });

  it('lets a user end a sign-in even if a stolen copy of its token has used up the limit', async () => {
    const app = host.app({ callsPerMinute: 3 });
    const client = createClient(() => app, (await host.exchange('manager')).jwt);
    for (let call = 0; call < 5; call += 1) await client.send('/api/v1/states');
    expect((await client.send('/api/v1/states')).status).toBe(429);
    expect((await client.send('/api/v1/auth_token/revoke', { method: 'POST' })).status).toBe(204);
    const otherClient = createClient(() => app, (await host.exchange('manager')).jwt);
    expect((await otherClient.send('/api/v1/sessions', { method: 'DELETE' })).status).toBe(204);
  });

  it('allows 24 concurrent calls per user', async () => {
    const app = host.app();
    const client = createClient(() => app, (await host.exchange('manager')).jwt);
    const otherClient = createClient(() => app, (await host.exchange('independent-csr')).jwt);
    const bodies = Array.from({ length: 24 }, createTrackedBody);
    const pendingCalls = bodies.map(({ init }) => client.send('/api/v1/favorite_pages', init));
    await expect.poll(() => bodies.every(({ state }) => state.isRead)).toBe(true);
    const rejection = await client.send('/api/v1/states');
    expect(rejection.status).toBe(429);
    expect(rejection.headers.get('Retry-After')).toBe('1');
    expect((await otherClient.send('/api/v1/states')).status).toBe(200);
    for (const { end } of bodies) end();
    const statuses = (await Promise.all(pendingCalls)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([422]));
    expect((await client.send('/api/v1/states')).status).toBe(200);
  });
});
