import type { RequestListener } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider, type ClientMetadata, type Configuration } from 'oidc-provider';

/**
 * Creates an OpenID Connect provider for tests, with the library `oidc-provider`. Its user signs in and out with a
 * button, without a password.
 *
 * @param issuer The provider's origin.
 * @param options The host that signs users in with the provider, the attributes of the only user, and changes to the
 *   provider's settings.
 */
export async function createOidcProvider(
  issuer: string,
  options: {
    hostOrigin: string;
    user: Record<string, unknown> & { uuid: string };
    client?: Partial<ClientMetadata>;
    overrides?: Configuration;
  },
): Promise<RequestListener> {
  const { hostOrigin, user } = options;
  const keys = await Promise.all(
    ['RS256', 'ES256'].map(async (alg) => {
      const { privateKey } = await generateKeyPair(alg, { extractable: true });
      return { ...(await exportJWK(privateKey)), alg, use: 'sig' };
    }),
  );
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'portal',
        redirect_uris: [`${hostOrigin}/sso/oidc/callback`],
        post_logout_redirect_uris: [`${hostOrigin}/logged-out`],
        backchannel_logout_uri: `${hostOrigin}/sso/oidc/backchannel-logout`,
        backchannel_logout_session_required: true,
        ...options.client,
      },
    ],
    jwks: { keys },
    cookies: { keys: ['a-key-of-the-test-provider'] },
    // By default, the provider does not call addresses of this computer.
    fetch: async (url, init) => fetch(url, Object.assign({}, init, { dispatcher: undefined })),
    claims: { openid: ['sub', ...Object.keys(user)] },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({ ...user, sub: accountId }),
    }),
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({
        clientId: oidc.client?.clientId,
        accountId: oidc.session?.accountId,
      });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
    ...options.overrides,
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => {
          context.body = form.replace(
            '</form>',
            '<button name="logout" value="yes">Sign out</button></form>',
          );
        },
      },
    },
  });
  const respond = provider.callback();
  return (request, response) => {
    if (request.url?.startsWith('/interaction/') !== true) {
      void respond(request, response);
    } else if (request.method === 'POST') {
      void provider.interactionFinished(request, response, { login: { accountId: user.uuid } });
    } else {
      response.setHeader('Content-Type', 'text/html');
      response.end(`<form method="post" action="${request.url}"><button>Sign in</button></form>`);
    }
  };
}
