import { createHash } from 'node:crypto';
import { getRequestListener } from '@hono/node-server';
import { decodeJwt } from 'jose';
import type { ClientMetadata, Configuration } from 'oidc-provider';
import { beforeAll, describe, expect, it } from 'vitest';
import { KEY_SECRET, json, readTokens, useTestHost } from '../testing/test-host.ts';
import { openSingleSignOn } from './open-single-sign-on.ts';
import {
  createSamlKey,
  removeStandbySamlKey,
  switchSamlKeys,
} from './saml/service-provider-keys.ts';
import type { SsoSettings } from './settings.ts';
import { createBrowser } from './testing/browser.ts';
import { createOidcProvider } from './testing/oidc-provider.ts';
import { createSamlKeys, type SamlKeys } from './testing/saml-forge.ts';
import { createSamlProvider, type SamlProviderOptions } from './testing/saml-provider.ts';
import { serve } from './testing/serve.ts';

const host = useTestHost('the embedded database');

/** A path of 2,000 characters. */
const DEEP_LINK =
  `/alerts?search=${'deep%20link%20'.repeat(200)}`.slice(0, 1999).replace(/%\w?$/, 'xx') + '#';
const VERIFIER = 'a-verifier-that-this-browser-alone-knows-0123';
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');

const USER = {
  uuid: 'user-7',
  agent_code: '041187',
  groups: ['Everyone', 'Portal Managers'],
  channel: 'independent',
  agency: { name: 'Harbor & Pine Insurance', states: ['MI', 'OH'] },
  permissions: ['social.view', 'something-else'],
  premier: 'true',
};

const claims = {
  uuid: { attribute: 'uuid' },
  agent_code: { attribute: 'agent_code' },
  access_level: {
    attribute: 'groups',
    values: { 'Portal Admins': 'admin', 'Portal Managers': 'manager' },
  },
  sales_channel: { attribute: 'channel' },
  agency: { attribute: 'agency' },
  permissions: { attribute: 'permissions' },
  active_premier_access: { attribute: 'premier' },
};

/** Serves a host with single sign-on. `shiftClock` sets the host's clock ahead by a number of milliseconds. */
async function serveHost(settings: (origin: string) => SsoSettings | Promise<SsoSettings>) {
  let shift = 0;
  const origin = await serve('localhost', async (listenOrigin) => {
    const sso = await openSingleSignOn(await settings(listenOrigin), host.db, KEY_SECRET);
    const app = host.app({
      sso,
      now: () => Date.now() + shift,
      developmentSignIn: false,
      listenOrigin: () => listenOrigin,
    });
    const respond = getRequestListener(app.fetch, { overrideGlobalObjects: false });
    return (incoming, outgoing) => void respond(incoming, outgoing);
  });
  return {
    origin,
    shiftClock: (ms: number) => {
      shift = ms;
    },
  };
}

/** Exchanges the code in the URL of the portal's sign-in page. Returns the token, and a function that calls the API with it. */
async function exchangeCode(origin: string, url: URL) {
  const code = url.searchParams.get('code');
  const body = { code, code_verifier: VERIFIER };
  const response = await fetch(`${origin}/api/v1/auth_token/exchange`, json('POST', body));
  const { jwt } = readTokens(await response.json());
  return {
    jwt,
    readStatus: async () =>
      (await fetch(`${origin}/api/v1/states`, { headers: { Authorization: `Bearer ${jwt}` } }))
        .status,
  };
}

const getInitiateUrl = (origin: string, path = DEEP_LINK) =>
  `${origin}/sso/initiate?${new URLSearchParams({ RelayState: path, code_challenge: CHALLENGE })}`;

function expectUser(jwt: string) {
  const token = decodeJwt(jwt);
  expect(token).toMatchObject({
    uuid: USER.uuid,
    agent_code: USER.agent_code,
    access_level: 'manager',
    sales_channel: 'independent',
    permissions: ['social.view'],
    active_premier_access: true,
    limited_premier_access: false,
  });
  expect(JSON.parse(String(token['agency']))).toMatchObject(USER.agency);
}

describe.each<[name: string, client: Partial<ClientMetadata>, overrides: Configuration]>([
  [
    'with a secret, RS256, and claims in the ID token',
    { client_secret: 'a-secret-of-the-test-client' },
    { conformIdTokenClaims: false },
  ],
  [
    'without a secret, with ES256 and claims from UserInfo',
    { token_endpoint_auth_method: 'none', id_token_signed_response_alg: 'ES256' },
    { conformIdTokenClaims: true },
  ],
])('OpenID Connect %s', (_name, client, overrides) => {
  async function setUp() {
    const { origin } = await serveHost(async (hostOrigin) => ({
      protocol: 'oidc',
      issuer: await serve('127.0.0.1', (issuer) =>
        createOidcProvider(issuer, { hostOrigin, user: USER, client, overrides }),
      ),
      clientId: 'portal',
      clientSecret: client.client_secret ?? null,
      scope: 'openid',
      allowHttp: true,
      claims,
    }));
    const browser = createBrowser();
    const { url } = await browser.open(getInitiateUrl(origin), ['/login']);
    return { origin, browser, url };
  }

  it('signs in and keeps a deep link of 2,000 characters', async () => {
    const { origin, url } = await setUp();
    expect(url.searchParams.get('RelayState')).toBe(DEEP_LINK);
    const { jwt, readStatus } = await exchangeCode(origin, url);
    expectUser(jwt);
    expect(await readStatus()).toBe(200);
  });

  it('signs out at the provider and returns to the portal', async () => {
    const { origin, browser, url } = await setUp();
    const { readStatus } = await exchangeCode(origin, url);
    host.securityLines.length = 0;
    const endPage = await browser.open(`${origin}/sso/logout`, ['/logged-out']);
    expect(endPage.url.origin).toBe(origin);
    expect(await readStatus()).toBe(401);
    // The second event is the provider's back-channel logout.
    expect(host.securityLines.filter(({ event }) => event === 'single_logout')).toHaveLength(2);
  });

  it.each([
    ['signing out', '/api/v1/auth_token/revoke', 'POST'],
    ['signing out everywhere', '/api/v1/sessions', 'DELETE'],
  ])('signs out at the provider after %s in the portal', async (_what, path, method) => {
    const { origin, browser, url } = await setUp();
    const { jwt } = await exchangeCode(origin, url);
    const headers = { Authorization: `Bearer ${jwt}` };
    expect((await fetch(origin + path, { method, headers })).status).toBe(204);
    host.securityLines.length = 0;
    const endPage = await browser.open(`${origin}/sso/logout`, ['/logged-out']);
    expect(endPage.url.origin).toBe(origin);
    expect(host.securityLines.filter(({ event }) => event === 'single_logout')).toHaveLength(2);
  });

  it('ends the sign-in after a sign-out at the provider', async () => {
    const { origin, browser, url } = await setUp();
    const { readStatus } = await exchangeCode(origin, url);
    const row = await host.db
      .selectFrom('sign_ins')
      .select('provider_session')
      .orderBy('started_at', 'desc')
      .executeTakeFirstOrThrow();
    await browser.open(`${row.provider_session?.issuer}/session/end`, []);
    await expect.poll(readStatus).toBe(401);
  });
});

describe('SAML', () => {
  let keys: SamlKeys;
  let nextKeys: SamlKeys;
  beforeAll(async () => {
    [keys, nextKeys] = await Promise.all([createSamlKeys(), createSamlKeys()]);
  });

  async function setUp(changes: Partial<SamlProviderOptions> = {}) {
    const user = { ...USER, agency: JSON.stringify(USER.agency) };
    const behavior: SamlProviderOptions = { signResponse: false, user, keys, ...changes };
    const { origin, shiftClock } = await serveHost(async (listenOrigin) => ({
      protocol: 'saml',
      idpMetadata: `${await serve('127.0.0.1', (idpOrigin) =>
        createSamlProvider(idpOrigin, listenOrigin, behavior),
      )}/metadata`,
      entityId: 'https://portal.example.com/saml',
      claims: { ...claims, uuid: { attribute: 'NameID' } },
    }));
    const browser = createBrowser();
    return { origin, browser, behavior, shiftClock };
  }

  it.each([
    ['a signed assertion', false],
    ['a signed assertion in a signed response', true],
  ])('signs in with %s and keeps a deep link of 2,000 characters', async (_name, signResponse) => {
    const { origin, browser } = await setUp({ signResponse });
    const { url } = await browser.open(getInitiateUrl(origin), ['/login']);
    expect(url.searchParams.get('RelayState')).toBe(DEEP_LINK);
    const { jwt, readStatus } = await exchangeCode(origin, url);
    expectUser(jwt);
    expect(await readStatus()).toBe(200);
  });

  it('signs out at the provider and returns to the portal', async () => {
    const { origin, browser } = await setUp();
    const { url } = await browser.open(getInitiateUrl(origin), ['/login']);
    const { readStatus } = await exchangeCode(origin, url);
    const endPage = await browser.open(`${origin}/sso/logout`, ['/logged-out']);
    expect(endPage.url.origin).toBe(origin);
    expect(await readStatus()).toBe(401);
  });

  it('signs in after the provider has changed its key', async () => {
    const { origin, browser, behavior, shiftClock } = await setUp();
    await browser.open(getInitiateUrl(origin), ['/login']);
    behavior.keys = nextKeys;
    shiftClock(61_000);
    const { url } = await browser.open(getInitiateUrl(origin, '/help'), ['/login']);
    expect(url.searchParams.get('error')).toBeNull();
    expect(url.searchParams.get('code')).toBeTruthy();
  });

  it('updates the user at the next sign-in', async () => {
    const { origin, browser, behavior } = await setUp();
    behavior.user['groups'] = ['Portal Admins'];
    const { url } = await browser.open(getInitiateUrl(origin), ['/login']);
    const { jwt } = await exchangeCode(origin, url);
    expect(decodeJwt(jwt)).toMatchObject({ uuid: USER.uuid, access_level: 'admin' });
  });

  it('sends a user who is in no known group back to the portal, with a reference number', async () => {
    const { origin, browser, behavior } = await setUp();
    behavior.user['groups'] = ['Everyone'];
    host.securityLines.length = 0;
    const { url } = await browser.open(getInitiateUrl(origin, '/help'), ['/login']);
    expect(url.searchParams.get('error')).toBe('no_access');
    expect(host.securityLines).toMatchObject([
      {
        event: 'sign_in_refused',
        reason: 'missing_attribute',
        claim: 'access_level',
        requestId: url.searchParams.get('reference'),
      },
    ]);
  });

  it('serves metadata that describes the host', async () => {
    const { origin } = await setUp();
    const response = await fetch(`${origin}/sso/saml/metadata`);
    expect(response.headers.get('Content-Type')).toBe('application/samlmetadata+xml');
    const xml = await response.text();
    expect(xml).toContain('entityID="https://portal.example.com/saml"');
    expect(xml).toContain(`Location="${origin}/sso/saml/acs"`);
    expect(xml).toContain('AuthnRequestsSigned="true"');
    expect(xml).toContain('WantAssertionsSigned="true"');
    expect(xml).not.toContain('PRIVATE KEY');
  });

  it('signs with another key while it runs, after its certificate was in the metadata', async () => {
    const { origin, browser } = await setUp();
    const readCertificates = async () => {
      const xml = await (await fetch(`${origin}/sso/saml/metadata`)).text();
      return [...xml.matchAll(/X509Certificate>\s*([^<\s][^<]*)</g)].map(([, text]) => text);
    };
    /** The provider refuses a request unless the metadata's first certificate verifies its signature. */
    const signIn = async () =>
      (await browser.open(getInitiateUrl(origin, '/help'), ['/login'])).url.searchParams.get(
        'code',
      );
    const [first] = await readCertificates();

    await createSamlKey(host.db, KEY_SECRET, 'standby');
    const [, second] = await readCertificates();
    expect(await readCertificates()).toEqual([first, second]);
    expect(second).not.toBe(first);
    expect(await signIn()).toBeTruthy();

    await switchSamlKeys(host.db);
    expect(await readCertificates()).toEqual([second, first]);
    expect(await signIn()).toBeTruthy();

    await removeStandbySamlKey(host.db);
    expect(await readCertificates()).toEqual([second]);
    expect(await signIn()).toBeTruthy();
  });
});
