import { errorBodySchema } from '@producer-portal/api';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { openDatabase } from './db/open.ts';
import { createClient, databaseKinds, json, useTestHost } from './testing/test-host.ts';

describe.each(databaseKinds)('the host on %s', (kind) => {
  const host = useTestHost(kind);

  describe('the contract’s error format', () => {
    it('is used for calls without a token', async () => {
      const calls = [
        'GET alerts',
        'PATCH alerts/4101/mark_as_read',
        'PATCH alerts/4101/mark_as_unread',
        'GET alert/unchecked_count',
        'GET alert/unchecked_by_category_count?category=job_aids',
        'GET policy_updates',
        'PATCH policy_updates/6201/mark_as_read',
        'GET policy_updates/unchecked_count',
        'GET states',
        'GET statics',
        'GET menus',
        'GET featured_content',
        'GET simple_pages/contact-us',
        'GET search?query=storm',
        'GET redirect_records/check?path=/help',
        'GET favorite_pages',
        'POST auth_token/refresh',
        'GET taxonomies/job_aids/categories',
        'GET no_such_call',
      ];
      for (const call of calls) {
        const [method = '', path] = call.split(' ');
        const response = await host.app().request(`/api/v1/${path}`, { method });
        expect(response.status, `for ${call}`).toBe(401);
        const body = v.parse(errorBodySchema, await response.json());
        expect(body.message, `for ${call}`).toBeTruthy();
      }
    });

    it('is used for unknown paths', async () => {
      const client = await host.signIn('manager');
      for (const path of ['/api/v1/none', '/api/v1/alerts/4101', '/none', '/assets/none.js']) {
        const response = await client.send(path);
        expect(response.status, `for ${path}`).toBe(404);
        expect(await response.json()).toHaveProperty('message');
      }
    });

    it('is used for a body that is too large', async () => {
      const code = 'x'.repeat(1024 * 1024);
      const response = await host
        .app()
        .request('/api/v1/auth_token/exchange', json('POST', { code }));
      expect(response.status).toBe(413);
    });

    it('is used if one user sends too many calls per minute', async () => {
      const app = host.app({ callsPerMinute: 3 });
      const { jwt } = await host.exchange('manager');
      const client = createClient(() => app, jwt);
      const otherClient = createClient(() => app, (await host.exchange('independent-csr')).jwt);
      for (let call = 0; call < 3; call += 1) {
        expect((await client.send('/api/v1/states')).status).toBe(200);
      }
      const refusedCall = await client.send('/api/v1/states');
      expect(refusedCall.status).toBe(429);
      expect(Number(refusedCall.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect((await otherClient.send('/api/v1/states')).status).toBe(200);
      host.advanceClock(Number(refusedCall.headers.get('Retry-After')));
      expect((await client.send('/api/v1/states')).status).toBe(200);
    });

    it('is used if there are too many sign-in attempts from one IP address', async () => {
      const app = host.app({ callsPerMinute: 2 });
      const guess = () =>
        app.request('/api/v1/auth_token/exchange', json('POST', { code: 'guess' }));
      expect([(await guess()).status, (await guess()).status]).toEqual([401, 401]);
      expect((await guess()).status).toBe(429);
    });
  });

  it('limits calls with invalid tokens by IP address without affecting signed-in users', async () => {
    const app = host.app({ callsPerMinute: 2 });
    const stranger = createClient(() => app, 'a.b.c');
    const client = createClient(() => app, (await host.exchange('manager')).jwt);
    const statuses = [];
    for (let call = 0; call < 3; call += 1) {
      statuses.push((await stranger.send('/api/v1/states')).status);
    }
    expect(statuses).toEqual([401, 401, 429]);
    expect((await client.send('/api/v1/states')).status).toBe(200);
  });

  it('sets the contract’s headers and the security headers on every response', async () => {
    const client = await host.signIn('manager');
    const responses = [
      await client.send('/api/v1/states'),
      await client.send('/api/v1/none'),
      await host.app().request('/api/v1/states'),
    ];
    for (const { headers } of responses) {
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'x-frame-options': 'DENY',
        'origin-agent-cluster': '?1',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'permissions-policy': expect.stringContaining('camera=()'),
        'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
      });
      expect(headers.get('Strict-Transport-Security')).toBeNull();
      expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
    }
  });

  it('sends HSTS only over HTTPS', async () => {
    const secure = await host.app().request('https://portal.example.com/api/v1/states');
    expect(secure.headers.get('Strict-Transport-Security')).toContain('max-age=');
    const headers = { 'X-Forwarded-Proto': 'https' };
    const proxied = await host.app().request('/api/v1/states', { headers });
    expect(proxied.headers.get('Strict-Transport-Security')).toContain('max-age=');
  });

  it.each([
    ['uses a valid request id from its own proxy', true, 'from-the-proxy-1'],
    ['doesn’t use a request id without a proxy', false, expect.stringMatching(/^[\w-]{36}$/)],
  ])('%s', async (_what, trustProxy, expected) => {
    const app = host.app({ trustProxy });
    const requestIds: (string | null)[] = [];
    for (const id of ['from-the-proxy-1', '<script>']) {
      const headers = { 'X-Request-Id': id };
      const response = await app.request('/api/v1/states', { headers });
      requestIds.push(response.headers.get('X-Request-Id'));
    }
    expect(requestIds).toEqual([expected, expect.stringMatching(/^[\w-]{36}$/)]);
  });

  it('allows CORS only for the portal’s origin', async () => {
    const app = host.app({ portalOrigin: 'https://portal.example.com' });
    const preflight = (Origin: string) =>
      app.request('/api/v1/alerts', {
        method: 'OPTIONS',
        headers: {
          Origin,
          'Access-Control-Request-Method': 'PATCH',
          'Access-Control-Request-Headers': 'authorization',
        },
      });
    const allowedPreflight = await preflight('https://portal.example.com');
    expect(allowedPreflight.status).toBe(204);
    expect(allowedPreflight.headers.get('Access-Control-Allow-Origin')).toBe(
      'https://portal.example.com',
    );
    expect(allowedPreflight.headers.get('Access-Control-Allow-Methods')).toContain('PATCH');
    for (const origin of [
      'https://portal.example.com.attacker.example',
      'null',
      'http://portal.example.com',
    ]) {
      const response = await preflight(origin);
      expect(response.headers.get('Access-Control-Allow-Origin'), `for ${origin}`).toBeNull();
    }
    const client = createClient(() => app, (await host.exchange('manager')).jwt);
    const response = await client.send('/api/v1/alerts', {
      headers: { Origin: 'https://portal.example.com' },
    });
    const exposed = response.headers.get('Access-Control-Expose-Headers') ?? '';
    expect(exposed.split(',')).toEqual(
      expect.arrayContaining([
        'Total',
        'Page',
        'Per-Page',
        'jwt',
        'Date',
        'Retry-After',
        'X-Request-Id',
      ]),
    );
    expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull();
  });

  it('sends the time of the database, not of this computer', async () => {
    const client = await host.signIn('manager');
    for (const path of ['/api/v1/states', '/api/v1/nothing', '/healthz']) {
      const response = await client.send(path);
      expect(response.headers.get('Date')).toBe(new Date(host.now()).toUTCString());
    }
  });

  it('compresses responses, except those with tokens', async () => {
    const client = await host.signIn('manager');
    const headers = { 'Accept-Encoding': 'gzip, br' };
    const list = await client.send('/api/v1/alerts', { headers });
    expect(list.headers.get('Content-Encoding')).toBe('br');
    expect(list.headers.get('Vary')).toContain('Accept-Encoding');
    expect(list.headers.get('Total')).toBeTruthy();
    expect(
      (await client.send('/api/v1/states', { headers })).headers.get('Content-Encoding'),
    ).toBeNull();
    expect((await client.send('/api/v1/alerts')).headers.get('Content-Encoding')).toBeNull();
    const refusedEncodings = { 'Accept-Encoding': 'br;q=0, identity' };
    const uncompressed = await client.send('/api/v1/alerts', { headers: refusedEncodings });
    expect(uncompressed.headers.get('Content-Encoding')).toBeNull();
  });

  it('responds to hostile queries with 200 or 422', async () => {
    const client = await host.signIn('manager');
    const values = [
      '%00',
      '%01%1f',
      '%ff%fe',
      '%zz',
      '%',
      "'",
      "' or 1=1 --",
      '";drop table people;--',
      '\\',
      '%25',
      '_',
      '!&|()*:<->',
      '((((',
      '"',
      '-',
      'a:*',
      '<script>alert(1)</script>',
      '{"$ne":1}',
      '🦊',
      '-1',
      '0',
      '1e9',
      '99999999999999999999',
      'NaN',
      'x'.repeat(201),
      'x '.repeat(100),
      '__proto__',
    ];
    const queryKeysByPath: Record<string, string[]> = {
      alerts: ['category', 'states[]', 'products[]', 'unread', 'search', 'page', 'posted'],
      search: ['query', 'types[]', 'page'],
      'redirect_records/check': ['path'],
      'alert/unchecked_by_category_count': ['category'],
    };
    for (const [path, queryKeys] of Object.entries(queryKeysByPath)) {
      for (const key of queryKeys) {
        for (const value of values) {
          const query = `${key}=${value.replace(/[&#+]/g, encodeURIComponent)}`;
          for (const queryString of [query, `query=storm&${query}&${query}`]) {
            const response = await client.send(`/api/v1/${path}?${queryString}`);
            expect(response.status, `${path}?${queryString}`).toBeOneOf([200, 422]);
          }
        }
      }
    }
    const many = Array.from({ length: 61 }, () => 'states[]=MI').join('&');
    expect((await client.send(`/api/v1/alerts?${many}`)).status).toBe(422);
    const malformedQuery = 'a[b][c]=1&__proto__[x]=1&states[0]=MI&states=MI&constructor=1&=&&&';
    expect((await client.send(`/api/v1/alerts?${malformedQuery}`)).status).toBe(200);
    expect(host.loggedEvents).toEqual([]);
  }, 60_000);

  it('lists the invalid query parameters in the response', async () => {
    const client = await host.signIn('manager');
    const response = await client.send('/api/v1/alerts?page=two&search=a&search=b');
    expect(response.status).toBe(422);
    const { errors } = v.parse(errorBodySchema, await response.json());
    expect(Object.keys(errors ?? {}).toSorted()).toEqual(['page', 'search']);
  });

  it('logs violations of the content security policy, without query strings', async () => {
    const report = (directive: string) =>
      host.app().request(
        '/csp-report',
        json('POST', {
          'csp-report': {
            'effective-directive': directive,
            'blocked-uri': 'https://attacker.example.com/x?jwt=secret',
          },
        }),
      );
    expect((await report('script-src-elem')).status).toBe(204);
    expect((await report('style-src-attr')).status).toBe(204);
    const messages = host.loggedEvents.splice(0).map(({ message }) => message);
    expect(messages).toEqual([expect.stringContaining('script-src-elem blocked https://attacker')]);
    expect(messages.join()).not.toContain('secret');
    expect((await host.app().request('/csp-report', { method: 'POST', body: '<' })).status).toBe(
      204,
    );
  });
});

describe('when the database fails', () => {
  const host = useTestHost('the embedded database');

  it('responds 503 if the database is unavailable, and logs the reason', async () => {
    const { jwt } = await host.exchange('manager');
    const unreachableDatabase = await openDatabase({
      kind: 'postgresql',
      url: 'postgres://127.0.0.1:1/none',
    });
    const client = createClient(() => host.app({ db: unreachableDatabase.db }), jwt);
    const response = await client.send('/api/v1/states');
    await unreachableDatabase.close();
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBeTruthy();
    const text = await response.text();
    expect(text).not.toMatch(/ECONNREFUSED|127\.0\.0\.1|postgres/i);
    expect(host.loggedEvents).toEqual([
      expect.objectContaining({
        level: 'error',
        message: expect.stringContaining('ECONNREFUSED'),
        requestId: response.headers.get('X-Request-Id'),
      }),
    ]);
  });

  it('responds 500 to other database errors, without details', async () => {
    host.loggedEvents.length = 0;
    const client = await host.signIn('manager');
    await host.db.schema.dropTable('simple_pages').execute();
    const response = await client.send('/api/v1/simple_pages/contact-us');
    expect(response.status).toBe(500);
    expect(await response.text()).not.toMatch(/simple_pages|relation|select/);
    expect(host.loggedEvents[0]?.message).toContain('42P01');
  });
});
