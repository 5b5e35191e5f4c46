import { exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT, decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { issueCode } from './sign-in-codes.ts';
import {
  createClient,
  databaseKinds,
  json,
  readTokens,
  useTestHost,
  type Client,
} from '../testing/test-host.ts';

const path = '/api/v1/states';

const fetchRenewedToken = async (client: Client) => (await client.send(path)).headers.get('jwt');

describe.each(databaseKinds)('a session on %s', (kind) => {
  const host = useTestHost(kind);
  const fetchStatus = async (token: string) =>
    (await createClient(() => host.app(), token).send(path)).status;
  const createValidClaims = async () => decodeJwt((await host.exchange('manager')).jwt);

  describe('the host', () => {
    it('rejects a call without a valid Authorization header', async () => {
      for (const Authorization of ['', 'Bearer', 'Bearer ', 'Basic YTpi', 'Bearer a b']) {
        const response = await host.app().request(path, { headers: { Authorization } });
        expect(response.status).toBe(401);
      }
      expect((await host.app().request(path)).status).toBe(401);
      expect(await fetchStatus('x'.repeat(9000))).toBe(401);
    });

    it('rejects an unsigned token', async () => {
      const claims = await createValidClaims();
      expect(await fetchStatus(new UnsecuredJWT(claims).encode())).toBe(401);
      const [, payload, signature] = (await host.exchange('manager')).jwt.split('.');
      for (const alg of ['none', 'None', 'NONE']) {
        const header = Buffer.from(JSON.stringify({ alg, typ: 'JWT' })).toString('base64url');
        expect(await fetchStatus(`${header}.${payload}.`)).toBe(401);
        expect(await fetchStatus(`${header}.${payload}.${signature}`)).toBe(401);
      }
    });

    it('rejects a token signed with the public key as an HMAC secret', async () => {
      const claims = await createValidClaims();
      const { kid, privateKey } = await host.keys.getSigningKey();
      const publicKey = (await host.keys.publicKey(kid))!;
      const jwk = JSON.stringify(await exportJWK(publicKey));
      for (const secret of [await exportSPKI(publicKey), jwk]) {
        const forgedToken = await new SignJWT(claims)
          .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid })
          .sign(new TextEncoder().encode(secret));
        expect(await fetchStatus(forgedToken)).toBe(401);
      }
      const ourToken = await new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid })
        .sign(privateKey);
      expect(await fetchStatus(ourToken)).toBe(200);
    });

    it('rejects a key that the token header supplies or references', async () => {
      const claims = await createValidClaims();
      const attackerKeys = await generateKeyPair('ES256', { extractable: true });
      const jwk = await exportJWK(attackerKeys.publicKey);
      const { kid } = await host.keys.getSigningKey();
      const keyIds = [
        kid,
        undefined,
        '',
        '../../dev/null',
        "' or 1=1 --",
        '__proto__',
        'constructor',
      ];
      for (const keyId of keyIds) {
        const forgedToken = await new SignJWT(claims)
          .setProtectedHeader({
            alg: 'ES256',
            typ: 'JWT',
            jwk,
            jku: 'https://attacker.example.com/keys',
            ...(keyId === undefined ? {} : { kid: keyId }),
          })
          .sign(attackerKeys.privateKey);
        expect(await fetchStatus(forgedToken), `for ${keyId}`).toBe(401);
      }
    });

    it('rejects a token that has another issuer or audience, has no expiration, or was modified', async () => {
      const claims = await createValidClaims();
      const { kid, privateKey } = await host.keys.getSigningKey();
      const sign = (changedClaims: object) =>
        new SignJWT({ ...claims, ...changedClaims })
          .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid })
          .sign(privateKey);
      for (const changedClaims of [
        { iss: 'https://attacker.example.com' },
        { aud: 'another-portal' },
        { exp: undefined },
        { iat: undefined },
        { sid: undefined },
        { sid: crypto.randomUUID() },
        { sid: { toString: 'x' } },
      ]) {
        expect(
          await fetchStatus(await sign(changedClaims)),
          `for ${JSON.stringify(changedClaims)}`,
        ).toBe(401);
      }
      const [header, , signature] = (await host.exchange('manager')).jwt.split('.');
      const elevatedClaims = Buffer.from(JSON.stringify({ ...claims, access_level: 'admin' }));
      const elevatedToken = `${header}.${elevatedClaims.toString('base64url')}.${signature}`;
      expect(await fetchStatus(elevatedToken)).toBe(401);
    });

    it('rejects a token that has expired', async () => {
      const client = await host.signIn('manager');
      host.advanceClock(15 * 60 - 1);
      expect(await fetchStatus(client.jwt)).toBe(200);
      host.advanceClock(1);
      expect(await fetchStatus(client.jwt)).toBe(401);
    });

    it('rejects the token of a deleted session immediately', async () => {
      const client = await host.signIn('manager');
      expect((await client.send(path)).status).toBe(200);
      const sid = String(decodeJwt(client.jwt)['sid']);
      await host.db.deleteFrom('sessions').where('id', '=', sid).execute();
      expect((await client.send(path)).status).toBe(401);
    });
  });

  describe('the token', () => {
    it('is renewed at most once a minute, with a later iat', async () => {
      const client = await host.signIn('manager');
      const firstToken = client.jwt;
      host.advanceClock(59);
      expect(await fetchRenewedToken(client)).toBeNull();
      host.advanceClock(1);
      expect(await fetchRenewedToken(client)).not.toBeNull();
      expect(await fetchRenewedToken(client)).toBeNull();
      expect(decodeJwt(client.jwt).iat).toBeGreaterThan(decodeJwt(firstToken).iat ?? 0);
      expect(decodeJwt(client.jwt)['sid']).toBe(decodeJwt(firstToken)['sid']);
    });

    it('is renewed once for concurrent calls, which all succeed', async () => {
      const { jwt } = await host.signIn('manager');
      host.advanceClock(61);
      const responses = await Promise.all(
        Array.from({ length: 20 }, () => createClient(() => host.app(), jwt).send(path)),
      );
      expect(new Set(responses.map((response) => response.status))).toEqual(new Set([200]));
      const issuedTokens = responses.flatMap((response) => response.headers.get('jwt') ?? []);
      expect(new Set(issuedTokens.map((token) => decodeJwt(token).iat)).size).toBe(1);
    });

    it('is renewed even with a 404 response', async () => {
      const client = await host.signIn('manager');
      host.advanceClock(61);
      const response = await client.send('/api/v1/simple_pages/none');
      expect(response.status).toBe(404);
      expect(response.headers.get('jwt')).not.toBeNull();
    });

    it('stays valid for a minute after the next token is first used', async () => {
      const client = await host.signIn('manager');
      const oldToken = client.jwt;
      host.advanceClock(61);
      await client.send(path);
      await client.send(path);
      host.advanceClock(60);
      expect(await fetchStatus(oldToken)).toBe(200);
      host.advanceClock(1);
      expect(await fetchStatus(oldToken)).toBe(401);
    });

    it('ends the sign-in if it is reused after its grace period', async () => {
      const client = await host.signIn('manager');
      const copiedToken = client.jwt;
      host.advanceClock(61);
      await client.send(path);
      await client.send(path);
      host.advanceClock(61);
      expect((await client.send(path)).status).toBe(200);
      expect(await fetchStatus(copiedToken)).toBe(401);
      expect((await client.send(path)).status).toBe(401);
    });

    it('does not end the sign-in if it is reused after it expired', async () => {
      const client = await host.signIn('manager');
      const oldClient = createClient(() => host.app(), client.jwt);
      for (let minutes = 0; minutes < 20; minutes += 5) {
        host.advanceClock(300);
        await client.send(path);
      }
      const refreshPath = '/api/v1/auth_token/refresh';
      expect((await oldClient.send(refreshPath, { method: 'POST' })).status).toBe(401);
      expect((await client.send(path)).status).toBe(200);
    });

    it('is still accepted if the response with the next token was lost', async () => {
      const client = await host.signIn('manager');
      const staleToken = client.jwt;
      const clientWithoutResponse = createClient(() => host.app(), staleToken);
      host.advanceClock(61);
      await clientWithoutResponse.send(path);
      host.advanceClock(300);
      expect(await fetchRenewedToken(client)).not.toBeNull();
      expect(await fetchRenewedToken(client)).not.toBeNull();
      expect(await fetchStatus(staleToken)).toBe(200);
      host.advanceClock(61);
      expect(await fetchStatus(staleToken)).toBe(401);
    });

    it('is still accepted if the database lost its renewal in a failover', async () => {
      const client = await host.signIn('manager');
      const initialSessions = await host.db.selectFrom('sessions').selectAll().execute();
      host.advanceClock(61);
      await client.send(path);
      for (const { id, current_iat, replaced } of initialSessions) {
        await host.db
          .updateTable('sessions')
          .set({ current_iat, replaced: JSON.stringify(replaced) })
          .where('id', '=', id)
          .execute();
      }
      expect((await client.send(path)).status).toBe(200);
      host.advanceClock(61);
      const latestIat = decodeJwt(client.jwt).iat ?? 0;
      expect(decodeJwt((await fetchRenewedToken(client)) ?? '').iat).toBeGreaterThan(latestIat);
    });

    it('is still accepted right after several refreshes, in requests that were sent before the refreshes', async () => {
      const client = await host.signIn('manager');
      const sentTokens = [client.jwt];
      for (let refresh = 0; refresh < 3; refresh += 1) {
        host.advanceClock(5);
        await client.send('/api/v1/auth_token/refresh', { method: 'POST' });
        sentTokens.push(client.jwt);
      }
      expect(new Set(sentTokens).size).toBe(4);
      for (const token of sentTokens) expect(await fetchStatus(token)).toBe(200);
    });

    it('is sent again if the first response that contained it was lost', async () => {
      const client = await host.signIn('manager');
      const clientWithoutResponse = createClient(() => host.app(), client.jwt);
      host.advanceClock(61);
      await clientWithoutResponse.send(path);
      host.advanceClock(300);
      const renewedToken = await fetchRenewedToken(client);
      expect(decodeJwt(renewedToken ?? '')).toEqual(decodeJwt(clientWithoutResponse.jwt));
    });

    it.each([2, 8])('is never renewed beyond %i hours after sign-in', async (sessionHours) => {
      const app = host.app({ sessionHours });
      const code = await issueCode(host.db, 'manager', host.now());
      const exchange = await app.request('/api/v1/auth_token/exchange', json('POST', { code }));
      const client = createClient(() => app, readTokens(await exchange.json()).jwt);
      const end = Math.floor(host.now() / 1000) + sessionHours * 60 * 60;
      for (let minutes = 0; minutes < sessionHours * 60 - 10; minutes += 10) {
        host.advanceClock(600);
        expect((await client.send(path)).status).toBe(200);
      }
      expect(decodeJwt(client.jwt).exp).toBe(end);
      host.advanceClock(600);
      expect((await client.send(path)).status).toBe(401);
    });

    it('has the same lifetime for admins, and is renewed for them too', async () => {
      const client = await host.signIn('home-office-admin');
      const firstToken = client.jwt;
      host.advanceClock(14 * 60);
      expect(await fetchRenewedToken(client)).not.toBeNull();
      host.advanceClock(60);
      expect(await fetchStatus(firstToken)).toBe(401);
      expect((await client.send(path)).status).toBe(200);
    });
  });

  describe('the session', () => {
    it('ends after the idle time, regardless of its token', async () => {
      const client = await host.signIn('manager');
      const { exp } = decodeJwt(client.jwt);
      // A new client simulates a user who closes and reopens the tab, which sends no request.
      const app = host.app({ idleMinutes: 5 });
      const returningClient = createClient(() => app, client.jwt);
      host.advanceClock(5 * 60 + 60);
      expect(exp).toBeGreaterThan(host.now() / 1000);
      expect((await returningClient.send(path)).status).toBe(401);
      expect(await fetchStatus(client.jwt)).toBe(401);
    });

    it('does not end while calls come within the idle time', async () => {
      const app = host.app({ idleMinutes: 5 });
      const client = createClient(() => app, (await host.exchange('manager')).jwt);
      for (let call = 0; call < 10; call += 1) {
        host.advanceClock(4 * 60);
        expect((await client.send(path)).status).toBe(200);
      }
    });

    it('ends during impersonation when the admin’s sign-in ends', async () => {
      const { jwt, admin_jwt = '' } = await host.exchange('admin-as-producer');
      const admin = createClient(() => host.app(), admin_jwt);
      expect((await admin.send('/api/v1/auth_token/revoke', { method: 'POST' })).status).toBe(204);
      expect(await fetchStatus(jwt)).toBe(401);
    });

    it.each([
      ['admin role', { is_admin: false }],
      ['right to act as that agent', { impersonates: null }],
    ])('ends for an impersonated agent when the admin loses the %s', async (_what, change) => {
      const { jwt } = await host.exchange('admin-as-producer');
      expect(await fetchStatus(jwt)).toBe(200);
      const people = host.db.updateTable('people').where('id', '=', 'admin-as-producer');
      await people.set(change).execute();
      const statusAfter = await fetchStatus(jwt);
      await people.set({ is_admin: true, impersonates: 'independent-producer' }).execute();
      expect(statusAfter).toBe(401);
      // The session stays ended even if the admin gets the role back.
      expect(await fetchStatus(jwt)).toBe(401);
    });
  });

  it('renews the admin’s own token during impersonation', async () => {
    const { jwt, admin_jwt = '' } = await host.exchange('admin-as-producer');
    const agent = createClient(() => host.app(), jwt);
    const admin = createClient(() => host.app(), admin_jwt);
    for (let minutes = 0; minutes < 60; minutes += 10) {
      host.advanceClock(600);
      expect((await agent.send(path)).status).toBe(200);
      const renewal = await admin.send('/api/v1/auth_token/refresh', { method: 'POST' });
      expect(renewal.headers.get('jwt')).not.toBeNull();
    }
    expect(decodeJwt(admin.jwt)).not.toHaveProperty('act');
    expect((await admin.send(path)).status).toBe(200);
  });

  it('applies changed states of the user from the next call on', async () => {
    const client = await host.signIn('garbled-agency');
    const fetchStates = async () => (await client.send(path)).json();
    const initialStates = await fetchStates();
    await host.db
      .updateTable('people')
      .set({ states: ['AZ'] })
      .where('id', '=', 'garbled-agency')
      .execute();
    expect(initialStates).toHaveProperty('states.length', 2);
    expect(await fetchStates()).toHaveProperty('states.length', 1);
  });
});
