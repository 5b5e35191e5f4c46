import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { json, readTokens, useTestHost } from '../../testing/test-host.ts';
import type { OidcSettings } from '../settings.ts';
import { formatRefusals, readDocumentedRefusals } from '../testing/documented-refusals.ts';
import { readEventsOfLastSignIn } from '../testing/read-events.ts';

const host = useTestHost('the embedded database');

const CLIENT_ID = 'portal';
const claims = {
  uuid: { attribute: 'sub' },
  agent_code: { attribute: 'agent_code' },
  access_level: { attribute: 'level' },
  sales_channel: { attribute: 'channel', default: 'independent' },
};
const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';

type KeyPair = Awaited<ReturnType<typeof generateKeyPair>>;

let keys: KeyPair;
let otherKeys: KeyPair;
let server: Server;
let issuer: string;
let settings: OidcSettings;
type ProviderResponse = { status?: number; headers?: Record<string, string>; body: object };
/** The token endpoint's response to the next call. */
let tokenResponse: ProviderResponse;
/** The UserInfo endpoint's response to the next call. */
let userInfoResponse: ProviderResponse;
/** The form of the last call to the token endpoint. */
let lastForm = new URLSearchParams();
let isRolledOver = false;

beforeAll(async () => {
  [keys, otherKeys] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  server = createServer((request, response) => {
    const send = ({ status = 200, headers, body }: ProviderResponse) => {
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
      response.end(JSON.stringify(body));
    };
    const handle = async () => {
      if (request.url === '/.well-known/openid-configuration') {
        return send({
          body: {
            issuer,
            authorization_endpoint: `${issuer}/authorize`,
            token_endpoint: `${issuer}/token`,
            userinfo_endpoint: `${issuer}/userinfo`,
            jwks_uri: `${issuer}/jwks`,
            response_types_supported: ['code'],
            subject_types_supported: ['public'],
            id_token_signing_alg_values_supported: ['RS256'],
            authorization_response_iss_parameter_supported: true,
          },
        });
      }
      if (request.url === '/jwks') {
        const [publicKey, kid] = isRolledOver
          ? [otherKeys.publicKey, 'new']
          : [keys.publicKey, 'main'];
        const key = { ...(await exportJWK(publicKey)), kid, use: 'sig', alg: 'RS256' };
        return send({ body: { keys: [key] } });
      }
      if (request.url === '/userinfo') return send(userInfoResponse);
      let text = '';
      for await (const chunk of request) text += String(chunk);
      lastForm = new URLSearchParams(text);
      return send(tokenResponse);
    };
    void handle();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  settings = {
    protocol: 'oidc',
    issuer,
    clientId: CLIENT_ID,
    clientSecret: 'a-secret-of-the-test-provider',
    scope: 'openid',
    allowHttp: true,
    claims,
  };
});
afterAll(() => void server.close());

/** Creates a new app, because the security log of an app writes only the first of several equal refusals at once. */
const createHost = (now = Date.now) => host.app({ sso: settings, now, developmentSignIn: false });

type StartedSignIn = {
  app: ReturnType<typeof createHost>;
  nonce: string;
  state: string;
  challenge: string;
  cookie: string;
};

async function startSignIn(app = createHost()): Promise<StartedSignIn> {
  const response = await app.request('/sso/initiate?RelayState=/alerts');
  const query = new URL(response.headers.get('Location') ?? '').searchParams;
  return {
    app,
    nonce: query.get('nonce') ?? '',
    state: query.get('state') ?? '',
    challenge: query.get('code_challenge') ?? '',
    cookie: (response.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '',
  };
}

const getSecondsFromNow = (offset = 0) => Math.floor(Date.now() / 1000) + offset;

const createIdClaims = ({ nonce }: StartedSignIn): JWTPayload => ({
  iss: issuer,
  aud: CLIENT_ID,
  sub: 'user-1',
  sid: 'session-1',
  iat: getSecondsFromNow(),
  exp: getSecondsFromNow(300),
  nonce,
  agent_code: '041187',
  level: 'producer',
});

const sign = (payload: JWTPayload, { privateKey } = keys, kid = 'main') =>
  new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);

type Attack = {
  /** Returns the ID token that the token endpoint sends. */
  token?: (signIn: StartedSignIn) => Promise<string> | string;
  /** Changes the parameters with which the browser returns. */
  query?: (query: URLSearchParams, signIn: StartedSignIn) => void | Promise<void>;
  /** Replaces the browser's cookie. */
  cookie?: () => Promise<string> | string;
  /** Replaces the response of the token endpoint. */
  response?: ProviderResponse;
  /** Replaces the response of the UserInfo endpoint. */
  userInfo?: ProviderResponse;
};

async function finishSignIn(signIn: StartedSignIn, attack: Attack = {}) {
  const idToken = await (attack.token?.(signIn) ?? sign(createIdClaims(signIn)));
  tokenResponse = attack.response ?? {
    body: { access_token: 'x', token_type: 'Bearer', expires_in: 60, id_token: idToken },
  };
  userInfoResponse = attack.userInfo ?? { body: { sub: 'user-1' } };
  const query = new URLSearchParams({ code: 'a-code', state: signIn.state, iss: issuer });
  await attack.query?.(query, signIn);
  host.securityLines.length = 0;
  const response = await signIn.app.request(`/sso/oidc/callback?${query}`, {
    headers: { Cookie: attack.cookie ? await attack.cookie() : signIn.cookie },
  });
  return {
    response,
    result: new URL(response.headers.get('Location') ?? '', 'http://localhost').searchParams,
    event: host.securityLines[0],
  };
}

/** Signs in. Returns a function that sends a call with the token and returns the status of the response. */
async function signInWithStatus() {
  const signIn = await startSignIn();
  const { result } = await finishSignIn(signIn);
  const exchangeResponse = await signIn.app.request(
    '/api/v1/auth_token/exchange',
    json('POST', { code: result.get('code') }),
  );
  const { jwt } = readTokens(await exchangeResponse.json());
  return async () =>
    (await signIn.app.request('/api/v1/states', { headers: { Authorization: `Bearer ${jwt}` } }))
      .status;
}

const signWithClaims =
  (changes: Record<string, unknown>) =>
  async (signIn: StartedSignIn): Promise<string> =>
    sign({ ...createIdClaims(signIn), ...changes });

describe('an OpenID Connect response', () => {
  it('signs in with PKCE, the state, and the nonce of the request', async () => {
    const signIn = await startSignIn();
    const { result } = await finishSignIn(signIn);
    expect(result.get('RelayState')).toBe('/alerts');
    expect(result.get('code')).toBeTruthy();
    const verifier = new TextEncoder().encode(lastForm.get('code_verifier') ?? '');
    const digest = await crypto.subtle.digest('SHA-256', verifier);
    expect(Buffer.from(digest).toString('base64url')).toBe(signIn.challenge);
  });

  const withError = (error: string): Attack => ({
    query: (query) => {
      query.delete('code');
      query.set('error', error);
    },
  });

  const attacks: [name: string, reason: string, attack: Attack][] = [
    // The ID token's signature.
    ['alg none', 'weak_algorithm', { token: (s) => new UnsecuredJWT(createIdClaims(s)).encode() }],
    [
      'HS256 with the public key as its secret',
      'weak_algorithm',
      {
        token: async (s) =>
          new SignJWT(createIdClaims(s))
            .setProtectedHeader({ alg: 'HS256', kid: 'main' })
            .sign(new TextEncoder().encode(JSON.stringify(await exportJWK(keys.publicKey)))),
      },
    ],
    [
      'HS256 with the client secret',
      'weak_algorithm',
      {
        token: (s) =>
          new SignJWT(createIdClaims(s))
            .setProtectedHeader({ alg: 'HS256' })
            .sign(new TextEncoder().encode('a-secret-of-the-test-provider')),
      },
    ],
    ['another key', 'invalid_signature', { token: (s) => sign(createIdClaims(s), otherKeys) }],
    [
      'an unknown key id',
      'invalid_signature',
      { token: (s) => sign(createIdClaims(s), otherKeys, 'unknown') },
    ],
    [
      'its own key in the header',
      'invalid_signature',
      {
        token: async (s) =>
          new SignJWT(createIdClaims(s))
            .setProtectedHeader({
              alg: 'RS256',
              kid: 'main',
              jwk: await exportJWK(otherKeys.publicKey),
            })
            .sign(otherKeys.privateKey),
      },
    ],
    [
      'a claim changed after signing',
      'invalid_signature',
      {
        token: async (s) => {
          const [header, , signature] = (await sign(createIdClaims(s))).split('.');
          const payload = Buffer.from(JSON.stringify({ ...createIdClaims(s), sub: 'user-2' }));
          return `${header}.${payload.toString('base64url')}.${signature}`;
        },
      },
    ],
    [
      'a stripped signature',
      'invalid_signature',
      { token: async (s) => (await sign(createIdClaims(s))).replace(/[^.]*$/, '') },
    ],
    ['text that is not a token', 'invalid_token', { token: () => 'not-a-token' }],

    // The ID token's claims.
    [
      'another issuer',
      'wrong_issuer',
      { token: signWithClaims({ iss: 'https://attacker.example' }) },
    ],
    ['another audience', 'wrong_audience', { token: signWithClaims({ aud: 'another-client' }) }],
    [
      'two audiences without an authorized party',
      'wrong_audience',
      { token: signWithClaims({ aud: [CLIENT_ID, 'another-client'] }) },
    ],
    [
      'another authorized party',
      'wrong_audience',
      { token: signWithClaims({ aud: [CLIENT_ID, 'x'], azp: 'x' }) },
    ],
    [
      'expired',
      'expired',
      { token: signWithClaims({ iat: getSecondsFromNow(-900), exp: getSecondsFromNow(-600) }) },
    ],
    ['not yet valid', 'not_yet_valid', { token: signWithClaims({ nbf: getSecondsFromNow(600) }) }],
    ['another nonce', 'wrong_request', { token: signWithClaims({ nonce: 'another' }) }],
    ['no nonce', 'wrong_request', { token: signWithClaims({ nonce: undefined }) }],
    ['no subject', 'invalid_token', { token: signWithClaims({ sub: undefined }) }],
    ['no expiration', 'expired', { token: signWithClaims({ exp: undefined }) }],
    ['an expiration that is text', 'expired', { token: signWithClaims({ exp: 'never' }) }],
    [
      'the token of another sign-in',
      'wrong_request',
      { token: async () => sign(createIdClaims(await startSignIn())) },
    ],

    // The response.
    [
      'no ID token',
      'invalid_token',
      { response: { body: { access_token: 'x', token_type: 'Bearer' } } },
    ],
    [
      'a code of another client or browser (code injection)',
      'provider_error',
      { response: { status: 400, body: { error: 'invalid_grant' } } },
    ],
    [
      'a client secret that the provider rejects',
      'provider_error',
      {
        response: {
          status: 401,
          headers: { 'WWW-Authenticate': 'Basic realm="token"' },
          body: { error: 'invalid_client' },
        },
      },
    ],
    [
      'an access token that UserInfo rejects',
      'provider_error',
      {
        userInfo: {
          status: 401,
          headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
          body: {},
        },
      },
    ],
    ['UserInfo of another user', 'invalid_token', { userInfo: { body: { sub: 'user-2' } } }],
    ['an error of the provider', 'provider_error', withError('access_denied')],
    ['a failing provider', 'provider_unavailable', { response: { status: 500, body: {} } }],
    [
      'the issuer of another provider (mix-up)',
      'wrong_issuer',
      { query: (query) => query.set('iss', 'https://attacker.example') },
    ],
    ['no issuer (mix-up)', 'wrong_issuer', { query: (query) => query.delete('iss') }],
    ['no code', 'invalid_token', { query: (query) => query.delete('code') }],
    ['two codes', 'invalid_token', { query: (query) => query.append('code', 'another') }],

    // The request.
    ['no state', 'unknown_request', { query: (query) => query.delete('state') }],
    [
      'an unknown state',
      'unknown_request',
      { query: (query) => query.set('state', 'A'.repeat(22)) },
    ],
    [
      'a path as the state',
      'unknown_request',
      { query: (query) => query.set('state', '/\\attacker.example') },
    ],
    [
      'a used state',
      'unknown_request',
      { query: async (_query, signIn) => void (await finishSignIn(signIn)) },
    ],
    [
      'a stolen state in another browser',
      'other_browser',
      { cookie: async () => (await startSignIn()).cookie },
    ],
    ['a stolen state in a browser without a cookie', 'other_browser', { cookie: () => '' }],
    ['the state twice', 'invalid_token', { query: (query, s) => query.append('state', s.state) }],

    // The claims.
    ['a missing claim', 'missing_attribute', { token: signWithClaims({ agent_code: undefined }) }],
    ['an unknown access level', 'invalid_attribute', { token: signWithClaims({ level: 'root' }) }],
    [
      'two access levels',
      'invalid_attribute',
      { token: signWithClaims({ level: ['producer', 'admin'] }) },
    ],
    [
      'an object as the agent code',
      'invalid_attribute',
      { token: signWithClaims({ agent_code: {} }) },
    ],
  ];

  it('is documented if it is refused', () => {
    expect(readDocumentedRefusals('OpenID Connect response')).toEqual(formatRefusals(attacks));
  });

  it.each(attacks)('is refused: %s (%s)', async (_name, reason, attack) => {
    const { response, result, event } = await finishSignIn(await startSignIn(), attack);
    expect(response.status).toBe(303);
    expect(result.get('code')).toBeNull();
    const errorCode = reason.endsWith('_attribute') ? 'no_access' : 'access_denied';
    expect(result.get('error')).toBe(
      reason === 'provider_unavailable' ? 'temporarily_unavailable' : errorCode,
    );
    expect(result.get('reference')).toBe(response.headers.get('X-Request-Id'));
    const refusals = host.securityLines.filter((each) => each.event === 'sign_in_refused');
    expect(refusals.at(-1) ?? event).toMatchObject({ protocol: 'oidc', reason });
  });

  it.each<[cause: string, attack: Attack]>([
    ['access_denied', withError('access_denied')],
    ['OAUTH_AUTHORIZATION_RESPONSE_ERROR', withError('Jane Doe')],
    ['invalid_grant', { response: { status: 400, body: { error: 'invalid_grant' } } }],
    ['OAUTH_RESPONSE_BODY_ERROR', { response: { status: 400, body: { error: 'Jane Doe' } } }],
    ['OAUTH_RESPONSE_IS_NOT_CONFORM', { response: { status: 500, body: {} } }],
  ])(
    'is refused with the cause %s in the log, without the provider’s text',
    async (cause, attack) => {
      expect((await finishSignIn(await startSignIn(), attack)).event).toMatchObject({ cause });
    },
  );

  it('is checked with the database’s time, even if this computer’s clock is wrong', async () => {
    let minutesAhead = 0;
    const app = createHost(() => Date.now() + minutesAhead * 60_000);
    await startSignIn(app);
    minutesAhead = 10;
    expect((await finishSignIn(await startSignIn(app))).event).toMatchObject({ reason: 'expired' });
    const signIn = await startSignIn(app);
    const token = () =>
      sign({
        ...createIdClaims(signIn),
        iat: getSecondsFromNow(600),
        exp: getSecondsFromNow(900),
      });
    expect((await finishSignIn(signIn, { token })).result.get('code')).toBeTruthy();
  });

  it('is accepted a minute after the provider has changed its key', async () => {
    // The library compares the age of its keys with this computer's clock.
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const app = createHost(() => Date.now());
      expect((await finishSignIn(await startSignIn(app))).result.get('code')).toBeTruthy();
      isRolledOver = true;
      const finishWithNewKey = async () =>
        finishSignIn(await startSignIn(app), {
          token: (s) => sign(createIdClaims(s), otherKeys, 'new'),
        });
      expect((await finishWithNewKey()).event).toMatchObject({ reason: 'invalid_signature' });
      vi.advanceTimersByTime(60_000);
      expect((await finishWithNewKey()).result.get('code')).toBeTruthy();
    } finally {
      isRolledOver = false;
      vi.useRealTimers();
    }
  });

  it('is not requested if the provider does not respond', async () => {
    host.securityLines.length = 0;
    const response = await host
      .app({ sso: { ...settings, issuer: 'http://127.0.0.1:2' }, developmentSignIn: false })
      .request('/sso/initiate?RelayState=/alerts');
    expect(response.headers.get('Location')).toContain('/login?error=temporarily_unavailable');
    expect(host.securityLines).toMatchObject([
      { reason: 'provider_unavailable', cause: 'ECONNREFUSED' },
    ]);
  });
});

async function sendLogout(token: string) {
  host.securityLines.length = 0;
  const response = await createHost().request('/sso/oidc/backchannel-logout', {
    method: 'POST',
    body: new URLSearchParams({ logout_token: token }),
  });
  return { status: response.status, event: host.securityLines[0] };
}

describe('a back-channel logout', () => {
  const payload = (changes: Record<string, unknown> = {}): JWTPayload => ({
    iss: issuer,
    aud: CLIENT_ID,
    iat: getSecondsFromNow(),
    exp: getSecondsFromNow(120),
    jti: crypto.randomUUID(),
    sub: 'user-1',
    sid: 'session-1',
    events: { [LOGOUT_EVENT]: {} },
    ...changes,
  });

  it.each([
    ['for a session', { sub: undefined }],
    ['for a user', { sid: undefined }],
  ])('%s ends its sign-ins', async (_name, changes) => {
    const readStatus = await signInWithStatus();
    expect(await readStatus()).toBe(200);
    const { status, event } = await sendLogout(await sign(payload(changes)));
    expect(status).toBe(200);
    expect(event).toMatchObject({ event: 'single_logout', protocol: 'oidc' });
    expect(await readEventsOfLastSignIn(host.db)).toEqual([
      'sign_in sso:user-1',
      'single_logout sso:user-1',
    ]);
    expect(await readStatus()).toBe(401);
  });

  it('for a session ends only the sign-ins of that session', async () => {
    const readStatus = await signInWithStatus();
    await sendLogout(await sign(payload({ sid: 'another-session' })));
    expect(await readStatus()).toBe(200);
  });

  const usedTokenId = crypto.randomUUID();
  const forgedTokens: [name: string, reason: string, forge: () => string | Promise<string>][] = [
    ['another key', 'invalid_signature', () => sign(payload(), otherKeys)],
    ['alg none', 'weak_algorithm', () => new UnsecuredJWT(payload()).encode()],
    ['another issuer', 'wrong_issuer', () => sign(payload({ iss: 'https://attacker.example' }))],
    ['another audience', 'wrong_audience', () => sign(payload({ aud: 'another-client' }))],
    [
      'an old token',
      'expired',
      () => sign(payload({ iat: getSecondsFromNow(-3600), exp: getSecondsFromNow(-1800) })),
    ],
    ['an ID token', 'invalid_token', () => sign(payload({ nonce: 'x' }))],
    ['no event', 'invalid_token', () => sign(payload({ events: {} }))],
    [
      'no user and no session',
      'invalid_token',
      () => sign(payload({ sub: undefined, sid: undefined })),
    ],
    ['no id', 'invalid_token', () => sign(payload({ jti: undefined }))],
    [
      'a used token',
      'replayed',
      async () => {
        await sendLogout(await sign(payload({ jti: usedTokenId, sid: 'another-session' })));
        return sign(payload({ jti: usedTokenId }));
      },
    ],
  ];

  it('is documented if it is refused', () => {
    expect(readDocumentedRefusals('OpenID Connect back-channel logout')).toEqual(
      formatRefusals(forgedTokens),
    );
  });

  it.each(forgedTokens)('is refused: %s (%s)', async (_name, reason, forge) => {
    const readStatus = await signInWithStatus();
    const { status, event } = await sendLogout(await forge());
    expect(status).toBe(400);
    expect(event).toMatchObject({ event: 'single_logout_refused', reason });
    expect(await readStatus()).toBe(200);
  });
});
