import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { issueCode } from '../session/sign-in-codes.ts';
import {
  createClient,
  databaseKinds,
  json,
  library,
  useTestHost,
  type Client,
} from '../testing/test-host.ts';
import type { SecurityEvent, SecurityLine } from './security-event.ts';
import { createSecurityLog, createSignInDigest } from './security-log.ts';

const delivery = {
  attention: 'Front desk',
  street: '12 Harbor Street',
  city: 'Toledo',
  state: 'OH',
  postal_code: '43604-1204',
  phone: '(419) 555-0142',
  email: 'orders@example.com',
};

/** Submits the cart of the independent producer. */
async function submitOrder(client: Client, headers: Record<string, string> = {}) {
  const drafts = await client.send('/api/v1/collateral_requests?status=draft');
  const [draft] = (await drafts.json()).collateral_requests;
  const init = json('PATCH', { collateral_request: { status: 'submitted', delivery } });
  const path = `/api/v1/collateral_requests/${draft.id}`;
  const allHeaders = new Headers({ ...headers, 'Content-Type': 'application/json' });
  return () => client.send(path, { ...init, headers: allHeaders });
}

describe.each(databaseKinds)('the security log of a host on %s', (kind) => {
  const host = useTestHost(kind);
  const takeEvents = (event: SecurityEvent['event']) =>
    host.securityLines.splice(0).filter((line) => line.event === event);

  it('records calls without a token or with an invalid token', async () => {
    // Each call goes to its own host, because a host counts repetitions per caller.
    const path = '/api/v1/states?search=harbor';
    host.securityLines.length = 0;
    const noTokenResponse = await host.app().request(path);
    await createClient(() => host.app(), 'a.b.c').send(path);
    const client = await host.signIn('manager');
    await host.db.deleteFrom('sessions').execute();
    await client.send(path);
    const refusedEvent = { kind: 'security', level: 'warning', outcome: 'failure', status: 401 };
    const requestId = expect.stringMatching(/^[\w-]{36}$/);
    expect(takeEvents('access_refused')).toEqual([
      {
        ...refusedEvent,
        event: 'access_refused',
        reason: 'no_token',
        requestId: noTokenResponse.headers.get('X-Request-Id'),
      },
      { ...refusedEvent, event: 'access_refused', reason: 'bad_token', requestId },
      { ...refusedEvent, event: 'access_refused', reason: 'unknown_session', requestId },
    ]);
  });

  it.each([
    ['/api/v1/cart_items', 'independent-csr', 'orders'],
    ['/api/v1/simple_pages/agent360', 'no-states', 'agent360'],
    ['/api/v1/simple_pages/product-overview', 'no-states', 'agent360 products'],
  ])('records that %s is forbidden to %s', async (path, personaId, area) => {
    const client = await host.signIn(personaId);
    host.securityLines.length = 0;
    const response = await client.send(path);
    expect(response.status).toBe(403);
    expect(takeEvents('access_refused')).toEqual([
      {
        kind: 'security',
        level: 'warning',
        event: 'access_refused',
        outcome: 'failure',
        status: 403,
        area,
        requestId: response.headers.get('X-Request-Id'),
        signIn: expect.stringMatching(/^[0-9a-f]{16}$/),
      },
    ]);
  });

  it('records which limit a caller exceeded', async () => {
    const app = host.app({ callsPerMinute: 1 });
    const client = createClient(() => app, (await host.exchange('manager')).jwt);
    host.securityLines.length = 0;
    for (let call = 0; call < 3; call += 1) await client.send('/api/v1/states');
    for (let call = 0; call < 3; call += 1) {
      await app.request('/api/v1/auth_token/exchange', json('POST', { code: 'guess' }));
    }
    expect(takeEvents('rate_limited')).toEqual([
      expect.objectContaining({ limit: 'user', signIn: expect.any(String) }),
      expect.not.objectContaining({ signIn: expect.anything() }),
    ]);
  });

  it('gives all events of one sign-in the same digest', async () => {
    host.securityLines.length = 0;
    const client = await host.signIn('admin-as-producer');
    await client.send('/api/v1/auth_token/revoke', { method: 'POST' });
    const lines = host.securityLines.splice(0);
    expect(lines.map(({ event }) => event)).toEqual([
      'sign_in',
      'impersonation_started',
      'sign_out',
    ]);
    expect(new Set(lines.map(({ signIn }) => signIn)).size).toBe(1);
    expect(lines[0]?.signIn).toMatch(/^[0-9a-f]{16}$/);
  });

  it('records that a call came after the idle time had ended the session', async () => {
    const app = host.app({ idleMinutes: 5 });
    const client = createClient(() => app, (await host.exchange('manager')).jwt);
    host.advanceClock(6 * 60);
    host.securityLines.length = 0;
    expect((await client.send('/api/v1/states')).status).toBe(401);
    expect(host.securityLines.splice(0)).toEqual([
      expect.objectContaining({
        event: 'session_expired',
        reason: 'idle',
        signIn: expect.stringMatching(/^[0-9a-f]{16}$/),
      }),
    ]);
  });

  it('records that a replaced token was reused', async () => {
    const client = await host.signIn('manager');
    const copiedClient = createClient(() => host.app(), client.jwt);
    for (let call = 0; call < 3; call += 1) {
      host.advanceClock(61);
      await client.send('/api/v1/states');
    }
    host.securityLines.length = 0;
    await copiedClient.send('/api/v1/states');
    expect(takeEvents('token_reused')).toEqual([
      expect.objectContaining({ outcome: 'failure', signIn: expect.any(String) }),
    ]);
  });

  it('records why a code was rejected', async () => {
    const exchange = (code: string, code_verifier?: string) =>
      host.app().request('/api/v1/auth_token/exchange', json('POST', { code, code_verifier }));
    const [usedCode, oldCode, boundCode] = await Promise.all(
      [1, 2, 3].map((each) =>
        issueCode(host.db, 'manager', host.now(), each === 3 ? 'x'.repeat(43) : null),
      ),
    );
    await exchange(usedCode ?? '');
    host.securityLines.length = 0;
    await exchange('guess');
    await exchange(usedCode ?? '');
    await exchange(boundCode ?? '', 'another');
    host.advanceClock(61);
    await exchange(oldCode ?? '');
    expect(takeEvents('sign_in_refused')).toMatchObject([
      { reason: 'unknown_code' },
      { reason: 'used_code' },
      { reason: 'wrong_verifier' },
      { reason: 'expired_code' },
    ]);
  });

  it('records an order only once if its submission is repeated', async () => {
    const client = await host.signIn('independent-producer');
    const submit = await submitOrder(client, { 'Idempotency-Key': crypto.randomUUID() });
    host.securityLines.length = 0;
    const first = await submit();
    expect([first.status, (await submit()).status]).toEqual([200, 200]);
    expect(host.securityLines).toEqual([
      {
        kind: 'security',
        level: 'info',
        event: 'order_submitted',
        outcome: 'success',
        requestId: first.headers.get('X-Request-Id'),
        signIn: expect.stringMatching(/^[0-9a-f]{16}$/),
      },
    ]);
  });

  it('gives two sign-ins of the same user different digests', async () => {
    const app = host.app();
    const tokenSets = [await host.exchange('no-states'), await host.exchange('no-states')];
    const [first, second] = tokenSets.map(({ jwt }) => createClient(() => app, jwt));
    host.securityLines.length = 0;
    for (const client of [first!, second!]) {
      await client.send('/api/v1/cart_items');
      await client.send('/api/v1/simple_pages/agent360');
    }
    const digests = takeEvents('access_refused').map(({ signIn }) => signIn);
    expect(digests).toHaveLength(4);
    expect(digests[0]).toBe(digests[1]);
    expect(digests[2]).toBe(digests[3]);
    expect(digests[0]).not.toBe(digests[2]);
  });
});

describe('log lines', () => {
  const host = useTestHost('the embedded database');

  it('contain no user, token, code, or query data', async () => {
    const secrets = new Set<string>([
      'zebra-crossing',
      'guess-of-a-code',
      ...Object.values(delivery),
    ]);
    const app = host.app();
    host.securityLines.length = 0;
    for (const { id, claims } of library.personas) {
      const { access_level: _level, sales_channel: _channel, ...personal } = claims;
      const agency: unknown = (() => {
        try {
          return JSON.parse(claims.agency);
        } catch {
          return { garbled: claims.agency };
        }
      })();
      for (const value of Object.values({ ...personal, ...Object(agency) })) {
        if (typeof value === 'string' && value.length > 4) secrets.add(value);
      }
      secrets.add(id);
      const code = await issueCode(host.db, id, host.now());
      secrets.add(code);
      const exchange = () => app.request('/api/v1/auth_token/exchange', json('POST', { code }));
      const { tokens } = await (await exchange()).json();
      await exchange();
      for (const token of Object.values<string>(tokens)) {
        secrets.add(token);
        const client = createClient(() => app, token);
        for (const path of ['states', 'cart_items', 'simple_pages/agent360', 'alerts?page=x']) {
          await client.send(
            `/api/v1/${path}${path.includes('?') ? '&' : '?'}search=zebra-crossing`,
          );
        }
        await createClient(() => app, `${token}x`).send('/api/v1/states');
        await client.send('/api/v1/auth_token/refresh', { method: 'POST' });
        secrets.add(client.jwt);
      }
    }
    await app.request('/api/v1/auth_token/exchange', json('POST', { code: 'guess-of-a-code' }));
    const client = await host.signIn('independent-producer');
    expect((await (await submitOrder(client))()).status).toBe(200);
    secrets.add(client.jwt);
    const limitedApp = host.app({ callsPerMinute: 1 });
    for (let call = 0; call < 2; call += 1) {
      await limitedApp.request('/sso/initiate?RelayState=/zebra-crossing');
    }
    for (const { id } of await host.db.selectFrom('sessions').select('id').execute())
      secrets.add(id);
    // PostgreSQL's error message contains the title.
    await sql`alter table favorite_pages alter title type int using 0`.execute(host.db);
    const favorite = { favorite_page: { title: 'zebra-crossing', path: '/zebra-crossing' } };
    const failed = await client.send('/api/v1/favorite_pages', json('POST', favorite));
    expect(failed.status).toBe(500);
    expect(host.loggedEvents).toEqual([
      {
        level: 'error',
        message: 'Database error 22P02',
        requestId: failed.headers.get('X-Request-Id'),
        stack: expect.stringMatching(/^ {4}at /),
      },
    ]);

    const events = new Set(host.securityLines.map(({ event }) => event));
    expect(events).toContain('access_refused');
    expect(events).toContain('order_submitted');
    expect(events).toContain('rate_limited');
    const lines = [...host.securityLines, ...host.loggedEvents].map((line) => JSON.stringify(line));
    const leakedSecrets = [...secrets].filter((secret) =>
      lines.some((line) => line.includes(secret)),
    );
    expect(leakedSecrets).toEqual([]);
  });
});

describe('repeated failures', () => {
  const refusal: SecurityEvent = { event: 'access_refused', status: 401, reason: 'bad_token' };
  let lines: SecurityLine[];
  let logEvent: ReturnType<typeof createSecurityLog>;

  beforeEach(() => {
    vi.useFakeTimers();
    lines = [];
    logEvent = createSecurityLog((line) => void lines.push(line));
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are written after a minute as one line with a count', () => {
    for (let call = 0; call < 500; call += 1)
      logEvent(refusal, { requestId: `${call}`, address: 'a' });
    expect(lines).toEqual([expect.objectContaining({ requestId: '0' })]);
    vi.advanceTimersByTime(60_000);
    expect(lines.slice(1)).toEqual([expect.objectContaining({ ...refusal, repeated: 499 })]);
    expect(lines[1]).not.toHaveProperty('requestId');
    vi.advanceTimersByTime(3_600_000);
    expect(lines).toHaveLength(2);
    logEvent(refusal, { address: 'a' });
    expect(lines).toHaveLength(3);
  });

  it('are counted per caller and reason', () => {
    const signInId = crypto.randomUUID();
    for (let call = 0; call < 3; call += 1) {
      logEvent(refusal, { address: 'a' });
      logEvent(refusal, { address: 'b' });
      logEvent({ ...refusal, reason: 'no_token' }, { address: 'a' });
      logEvent({ event: 'rate_limited', limit: 'user' }, { address: 'a', signInId });
    }
    expect(lines).toHaveLength(4);
    vi.advanceTimersByTime(60_000);
    expect(lines.slice(4).map(({ repeated }) => repeated)).toEqual([2, 2, 2, 2]);
    expect(lines.at(-1)?.signIn).toBe(createSignInDigest(signInId));
  });

  it('write a limited number of lines, regardless of the number of callers', () => {
    for (let caller = 0; caller < 20_000; caller += 1) logEvent(refusal, { signInId: `${caller}` });
    vi.advanceTimersByTime(60_000);
    expect(lines.length).toBeLessThan(500);
    const total = lines.reduce((sum, { repeated }) => sum + (repeated ?? 1), 0);
    expect(total).toBe(20_000);
    expect(lines.at(-1)).not.toHaveProperty('signIn');
  });

  it('aren’t combined if single sign-on refuses a user’s attributes, because the user reports the request id, which the log must contain', () => {
    const event = {
      event: 'sign_in_refused',
      protocol: 'saml',
      reason: 'missing_attribute',
      claim: 'agent_code',
    } as const;
    for (const requestId of ['first', 'second']) logEvent(event, { requestId, address: 'office' });
    expect(lines.map(({ requestId, level }) => [requestId, level])).toEqual([
      ['first', 'warning'],
      ['second', 'warning'],
    ]);
  });

  it('don’t affect the lines of successful events', () => {
    for (let call = 0; call < 300; call += 1) logEvent({ event: 'sign_in' }, { address: 'a' });
    expect(lines).toHaveLength(300);
  });
});
