import { createServer, type RequestListener } from 'node:http';
import { createOidcProvider } from './oidc-provider.ts';
import { createSamlKeys } from './saml-forge.ts';
import { createSamlProvider } from './saml-provider.ts';

/**
 * Starts an identity provider for end-to-end tests, for the host at an origin. The level is the access level of its user:
 *
 *     node src/sso/testing/identity-provider.ts oidc-secret http://localhost:4174 producer
 */

const [configuration = '', hostOrigin = '', level] = process.argv.slice(2);
const user = {
  uuid: 'user-7',
  agent_code: '041187',
  level,
  channel: 'independent',
  states: ['MI', 'OH', 'TX'],
};

const createSaml = async (origin: string, signResponse: boolean) =>
  createSamlProvider(origin, hostOrigin, { signResponse, user, keys: await createSamlKeys() });

const configurations: Readonly<Record<string, (origin: string) => Promise<RequestListener>>> = {
  'oidc-secret': async (origin) =>
    createOidcProvider(origin, {
      hostOrigin,
      user,
      client: { client_secret: 'a-secret-of-the-test-client' },
      overrides: { conformIdTokenClaims: false },
    }),
  // The claims come from the UserInfo endpoint.
  'oidc-public': async (origin) =>
    createOidcProvider(origin, {
      hostOrigin,
      user,
      client: { token_endpoint_auth_method: 'none', id_token_signed_response_alg: 'ES256' },
      overrides: { conformIdTokenClaims: true },
    }),
  'saml-assertion': async (origin) => createSaml(origin, false),
  'saml-response': async (origin) => createSaml(origin, true),
};

const server = createServer();
server.listen(0, '127.0.0.1', () => {
  void (async () => {
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('There is no port.');
    const origin = `http://127.0.0.1:${address.port}`;
    const respond = await configurations[configuration]?.(origin);
    if (!respond) throw new Error(`Unknown configuration: ${configuration}`);
    server.on('request', respond);
    console.log(`The identity provider listens on ${origin}`);
  })();
});
