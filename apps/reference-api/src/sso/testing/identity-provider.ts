import { createServer } from 'node:http';
import { createOidcProvider } from './oidc-provider.ts';
import { createSamlKeys } from './saml-forge.ts';
import { createSamlProvider } from './saml-provider.ts';

/**
 * Starts an identity provider for end-to-end tests, for the host at an origin:
 *
 *     node src/sso/testing/identity-provider.ts oidc http://localhost:4174
 */

const [protocol, hostOrigin = ''] = process.argv.slice(2);
const user = {
  uuid: 'user-7',
  agent_code: '041187',
  level: 'producer',
  channel: 'independent',
  states: ['MI', 'OH', 'TX'],
};

const server = createServer();
server.listen(0, '127.0.0.1', () => {
  void (async () => {
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('There is no port.');
    const origin = `http://127.0.0.1:${address.port}`;
    server.on(
      'request',
      protocol === 'saml'
        ? createSamlProvider(origin, hostOrigin, {
            signResponse: false,
            user,
            keys: await createSamlKeys(),
          })
        : await createOidcProvider(origin, {
            hostOrigin,
            user,
            client: { token_endpoint_auth_method: 'none' },
            overrides: { conformIdTokenClaims: false },
          }),
    );
    console.log(`The identity provider listens on ${origin}`);
  })();
});
