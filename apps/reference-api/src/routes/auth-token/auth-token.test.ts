import { samplePersona } from '@producer-portal/api/sample-library';
import { claimsSchema } from '@producer-portal/api/session';
import { createHash } from 'node:crypto';
import { decodeJwt } from 'jose';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { issueCode } from '../../session/sign-in-codes.ts';
import {
  createClient,
  databaseKinds,
  json,
  readTokens,
  useTestHost,
  type Client,
} from '../../testing/test-host.ts';

const exchangePath = '/api/v1/auth_token/exchange';
const refreshPath = '/api/v1/auth_token/refresh';

describe.each(databaseKinds)('auth_token on %s', (kind) => {
  const host = useTestHost(kind);
  const post = (body: unknown) => host.app().request(exchangePath, json('POST', body));

  it('exchanges a code only once', async () => {
    const code = await issueCode(host.db, 'manager', host.now());
    expect((await post({ code })).status).toBe(200);
    const secondResponse = await post({ code });
    expect(secondResponse.status).toBe(401);
    expect(await secondResponse.json()).toHaveProperty('message');
  });

  it('rejects a second exchange of a code even if it has the same idempotency key', async () => {
    const code = await issueCode(host.db, 'manager', host.now());
    const init = json('POST', { code });
    const headers = new Headers(init.headers);
    headers.set('Idempotency-Key', crypto.randomUUID());
    const sendExchange = () => host.app().request(exchangePath, { ...init, headers });
    expect((await sendExchange()).status).toBe(200);
    // Someone who intercepted the request must not get the session.
    expect((await sendExchange()).status).toBe(401);
  });

  it('returns tokens to only one of several concurrent exchanges', async () => {
    const code = await issueCode(host.db, 'manager', host.now());
    const responses = await Promise.all([post({ code }), post({ code }), post({ code })]);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(2);
  });

  it('rejects a code after a minute', async () => {
    const code = await issueCode(host.db, 'manager', host.now());
    host.advanceClock(60);
    expect((await post({ code })).status).toBe(401);
  });

  it.each([{}, { code: 7 }, { code: '' }, { code: 'x'.repeat(101) }, null, []])(
    'rejects the body %j',
    async (body) => {
      expect((await post(body)).status).toBe(422);
    },
  );

  it('rejects a body that is not JSON', async () => {
    const response = await host.app().request(exchangePath, { method: 'POST', body: '{' });
    expect(response.status).toBe(422);
  });

  it('writes the claims of the contract, including the agency as a JSON string', async () => {
    const { jwt } = await host.exchange('independent-producer');
    const claims = decodeJwt(jwt);
    expect(claims).toMatchObject(samplePersona('independent-producer').claims);
    expect(claims.exp).toBe(Math.floor(host.now() / 1000) + 15 * 60);
    expect(v.parse(claimsSchema, claims).agency?.name).toBe('Harbor & Pine Insurance');
    expect(claims).not.toHaveProperty('act');
  });

  it('returns one token for a regular user, two for an admin, and three during impersonation', async () => {
    expect(Object.keys(await host.exchange('manager'))).toEqual(['jwt']);

    const admin = await host.exchange('home-office-admin');
    expect(admin.admin_jwt).toBe(admin.jwt);
    expect(admin.agent_jwt).toBeUndefined();
    expect(decodeJwt(admin.jwt).exp).toBe(Math.floor(host.now() / 1000) + 15 * 60);

    const impersonation = await host.exchange('admin-as-producer');
    expect(impersonation.agent_jwt).toBe(impersonation.jwt);
    const agent = decodeJwt(impersonation.jwt);
    const actor = samplePersona('admin-as-producer').claims.uuid;
    expect(agent).toMatchObject(samplePersona('independent-producer').claims);
    expect(agent['act']).toEqual({ sub: actor });
    expect(decodeJwt(impersonation.admin_jwt ?? '')).toMatchObject({
      uuid: actor,
      access_level: 'admin',
    });
  });

  it('issues tokens that are valid for three minutes to the persona `short-token`', async () => {
    const { exp, iat } = decodeJwt((await host.exchange('short-token')).jwt);
    expect(Math.ceil((exp ?? 0) - (iat ?? 0))).toBe(180);
  });

  it('refreshes even a recent token, with a later iat', async () => {
    const client = await host.signIn('manager');
    const oldToken = client.jwt;
    host.advanceClock(1);
    const response = await client.send(refreshPath, { method: 'POST' });
    expect(response.status).toBe(200);
    expect(client.jwt).not.toBe(oldToken);
    expect(decodeJwt(client.jwt).iat).toBeGreaterThan(decodeJwt(oldToken).iat ?? 0);
  });

  it('ends a sign-in whose code is reused', async () => {
    const code = await issueCode(host.db, 'manager', host.now());
    const { jwt } = readTokens(await (await post({ code })).json());
    const client = createClient(() => host.app(), jwt);
    expect((await client.send('/api/v1/states')).status).toBe(200);
    host.advanceClock(300);
    expect((await client.send('/api/v1/states')).status).toBe(200);
    expect((await post({ code })).status).toBe(401);
    expect((await client.send('/api/v1/states')).status).toBe(401);
  });

  describe('a code that is bound to a browser', () => {
    const verifier = 'a-verifier-that-this-browser-alone-knows-0123';
    const challenge = createHash('sha256').update(verifier).digest('base64url');

    it('is accepted only from that browser', async () => {
      const code = await issueCode(host.db, 'manager', host.now(), challenge);
      expect((await post({ code, code_verifier: verifier })).status).toBe(200);
    });

    it.each([undefined, '', 'another-verifier'])(
      'is rejected with the verifier %j',
      async (wrongVerifier) => {
        const code = await issueCode(host.db, 'manager', host.now(), challenge);
        expect((await post({ code, code_verifier: wrongVerifier })).status).toBe(401);
        // The code is used up, so that an attacker can't keep trying.
        expect((await post({ code, code_verifier: verifier })).status).toBe(401);
      },
    );

    it('is rejected with a verifier if it was issued without a challenge', async () => {
      const code = await issueCode(host.db, 'manager', host.now());
      expect((await post({ code, code_verifier: verifier })).status).toBe(401);
    });
  });

  describe('revoke', () => {
    const revoke = (client: Client) => client.send('/api/v1/auth_token/revoke', { method: 'POST' });

    it('immediately invalidates every token of this sign-in, but no tokens of other sign-ins', async () => {
      const otherDevice = await host.signIn('manager');
      const client = await host.signIn('manager');
      const stolenClient = createClient(() => host.app(), client.jwt);
      host.advanceClock(61);
      await client.send('/api/v1/states');
      const response = await revoke(client);
      expect(response.status).toBe(204);
      expect(response.headers.get('jwt')).toBeNull();
      expect((await client.send('/api/v1/states')).status).toBe(401);
      expect((await stolenClient.send('/api/v1/states')).status).toBe(401);
      expect((await stolenClient.send(refreshPath, { method: 'POST' })).status).toBe(401);
      expect((await otherDevice.send('/api/v1/states')).status).toBe(200);
    });

    it('returns no new token for a replaced token', async () => {
      const client = await host.signIn('manager');
      const oldClient = createClient(() => host.app(), client.jwt);
      host.advanceClock(61);
      await client.send('/api/v1/states');
      const response = await revoke(oldClient);
      expect(response.status).toBe(204);
      expect(response.headers.get('jwt')).toBeNull();
    });

    it('fails for an ended session', async () => {
      const client = await host.signIn('manager');
      await revoke(client);
      expect((await revoke(client)).status).toBe(401);
    });
  });

  it('refreshes an expired token if the idle time has not passed', async () => {
    const client = await host.signIn('short-token');
    host.advanceClock(10 * 60);
    expect((await client.send('/api/v1/states')).status).toBe(401);
    const response = await client.send(refreshPath, { method: 'POST' });
    expect(response.status).toBe(200);
    expect((await client.send('/api/v1/states')).status).toBe(200);
  });

  it('rejects a refresh of an ended session', async () => {
    const client = await host.signIn('manager');
    host.advanceClock(16 * 60);
    expect((await client.send(refreshPath, { method: 'POST' })).status).toBe(401);
    const garbled = createClient(() => host.app(), 'not.a.token');
    expect((await garbled.send(refreshPath, { method: 'POST' })).status).toBe(401);
  });
});
