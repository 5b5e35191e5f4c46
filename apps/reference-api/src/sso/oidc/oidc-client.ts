import { createRemoteJWKSet, jwtVerify } from 'jose';
import * as client from 'openid-client';
import * as v from 'valibot';
import { CLOCK_SKEW_SECONDS } from '../clock-skew.ts';
import { createMetadataCache } from '../metadata-cache.ts';
import type { OidcSettings } from '../settings.ts';
import { SsoRefusal } from '../sso-refusal.ts';
import { toRefusal } from './to-refusal.ts';

/**
 * The library gets the difference between the clocks when the host reads the metadata. If the difference changes by more
 * than this, the host reads the metadata again.
 */
const MAX_SKEW_CHANGE_SECONDS = 10;

const TIMEOUT_SECONDS = 10;

/** Maximum age of a logout token. Used messages are stored longer, so that no logout token can be replayed. */
const MAX_LOGOUT_AGE_SECONDS = 10 * 60;

/** Signature algorithms of logout tokens. Never `none`, and never an algorithm with a shared secret. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'EdDSA',
];

const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';

const logoutSchema = v.object({
  iss: v.string(),
  jti: v.pipe(v.string(), v.nonEmpty()),
  sub: v.optional(v.string()),
  sid: v.optional(v.string()),
  nonce: v.optional(v.never()),
  events: v.looseObject({ [LOGOUT_EVENT]: v.looseObject({}) }),
});

/**
 * Creates the host's client for the identity provider. It reads the provider's metadata when it first needs it. If a token has an
 * unknown key, the libraries read the keys again once they are a minute old (ID tokens) or half a minute old (logout tokens).
 */
export function createOidcClient(settings: OidcSettings, now: () => number) {
  /** How many seconds this computer's clock is behind the database's clock. The library uses this computer's clock. */
  const getSkew = () => Math.round((now() - Date.now()) / 1000);

  const getCached = createMetadataCache(async () => {
    const skew = getSkew();
    const { issuer, clientId, clientSecret, allowHttp } = settings;
    const config = await client.discovery(
      new URL(issuer),
      clientId,
      { [client.clockTolerance]: CLOCK_SKEW_SECONDS, [client.clockSkew]: skew },
      clientSecret === null ? client.None() : authenticateWith(clientSecret),
      {
        timeout: TIMEOUT_SECONDS,
        execute: [
          // Also verifies the signature of ID tokens that come straight from the provider.
          client.enableNonRepudiationChecks,
          // The library marks this option as deprecated to discourage it. The settings allow it for tests only.
          // oxlint-disable-next-line typescript/no-deprecated
          ...(allowHttp ? [client.allowInsecureRequests] : []),
        ],
      },
    );
    const { jwks_uri } = config.serverMetadata();
    if (jwks_uri === undefined) throw new Error('The metadata has no jwks_uri.');
    return { config, keys: createRemoteJWKSet(new URL(jwks_uri)), skew, validUntil: Infinity };
  }, now);

  async function getProvider() {
    const provider = await getCached();
    const skewChange = Math.abs(getSkew() - provider.skew);
    return skewChange <= MAX_SKEW_CHANGE_SECONDS ? provider : getCached(0);
  }

  return {
    /** Returns the provider's metadata with this client's settings. @throws SsoRefusal `provider_unavailable` */
    discover: async () => (await getProvider()).config,

    /**
     * Verifies a back-channel logout token.
     *
     * @throws SsoRefusal If it is not valid, or `provider_unavailable` if the provider can't be reached.
     */
    async verifyLogoutToken(token: string) {
      const { config, keys } = await getProvider();
      try {
        const { payload } = await jwtVerify(token, keys, {
          issuer: config.serverMetadata().issuer,
          audience: settings.clientId,
          algorithms: ALGORITHMS,
          clockTolerance: CLOCK_SKEW_SECONDS,
          maxTokenAge: MAX_LOGOUT_AGE_SECONDS,
          currentDate: new Date(now()),
        });
        const parsed = v.safeParse(logoutSchema, payload);
        if (!parsed.success) throw new SsoRefusal('invalid_token');
        const { iss, jti, sub = null, sid = null } = parsed.output;
        if (sub === null && sid === null) throw new SsoRefusal('invalid_token');
        return { issuer: iss, id: jti, subject: sub, session: sid };
      } catch (error) {
        throw toRefusal(error);
      }
    },
  };
}

/** Sends the client secret in the header, as OpenID Connect does by default, or in the body if the provider requires that. */
function authenticateWith(secret: string): client.ClientAuth {
  return (server, ...request) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const authenticate = methods.includes('client_secret_basic')
      ? client.ClientSecretBasic(secret)
      : client.ClientSecretPost(secret);
    return authenticate(server, ...request);
  };
}
