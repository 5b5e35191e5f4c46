import { Hono, type Context } from 'hono';
import * as client from 'openid-client';
import * as v from 'valibot';
import type { AppEnv } from '../../http/app-env.ts';
import { readForm } from '../../http/form.ts';
import { Problem } from '../../http/problem.ts';
import { getOrigin } from '../../http/public-origin.ts';
import { markBrowser, readBrowserHash } from '../browser-cookie.ts';
import { readChallenge } from '../challenge.ts';
import { mapClaims } from '../claims-mapping.ts';
import { finishSignIn, refuseSignIn, type VerifiedSignIn } from '../finish-sign-in.ts';
import { endBrowserSignIns, endSignInsOfProviderSession } from '../provider-sessions.ts';
import { reportOpenSession, reportSingleLogout } from '../report-single-logout.ts';
import { toSafePath } from '../relay-state.ts';
import type { OidcSettings } from '../settings.ts';
import type { SsoOptions } from '../sso-options.ts';
import { consumeSsoRequest, startSsoRequest, type SsoRequest } from '../sso-requests.ts';
import { SsoRefusal } from '../sso-refusal.ts';
import { createOidcClient } from './oidc-client.ts';
import { toRefusal } from './to-refusal.ts';

const logoutFormSchema = v.object({ logout_token: v.fallback(v.string(), '') });

/** Routes of an OpenID Connect relying party: authorization code flow with PKCE. */
export function oidcRoutes(settings: OidcSettings, options: SsoOptions): Hono<AppEnv> {
  const { portalOrigin, now } = options;
  const route = { portalOrigin, protocol: 'oidc' } as const;
  const oidc = createOidcClient(settings, now);
  const getCallbackUrl = (c: Context) => `${getOrigin(c, options)}/sso/oidc/callback`;
  // If this host serves the portal, the settings have no portal origin.
  const getLoggedOutUrl = (c: Context) => `${portalOrigin || getOrigin(c, options)}/logged-out`;

  async function verifyResponse(
    c: Context,
    { secrets }: SsoRequest,
    state: string,
  ): Promise<VerifiedSignIn> {
    const currentUrl = new URL(getCallbackUrl(c));
    currentUrl.search = new URL(c.req.url).search;
    const config = await oidc.discover();
    try {
      const tokens = await client.authorizationCodeGrant(config, currentUrl, {
        expectedState: state,
        expectedNonce: secrets.requestId,
        ...(secrets.codeVerifier === undefined ? {} : { pkceCodeVerifier: secrets.codeVerifier }),
        idTokenExpected: true,
      });
      const idClaims = tokens.claims();
      if (!idClaims || !tokens.id_token) throw new SsoRefusal('invalid_token');
      const userInfo =
        config.serverMetadata().userinfo_endpoint === undefined
          ? {}
          : await client.fetchUserInfo(config, tokens.access_token, idClaims.sub);
      // The ID token is signed, so its claims take precedence.
      const attributes = new Map(
        Object.entries({ ...userInfo, ...idClaims }).map(([name, value]) => [
          name,
          Array.isArray(value) ? value : [value],
        ]),
      );
      return {
        user: mapClaims(settings.claims, attributes),
        providerSession: {
          issuer: idClaims.iss,
          subject: idClaims.sub,
          session: typeof idClaims['sid'] === 'string' ? idClaims['sid'] : null,
          idToken: tokens.id_token,
        },
      };
    } catch (error) {
      throw toRefusal(error);
    }
  }

  return new Hono<AppEnv>()
    .get('/sso/initiate', async (c) => {
      const codeChallenge = readChallenge(c.req.query('code_challenge'));
      const path = toSafePath(c.req.query('RelayState'));
      const requestId = client.randomNonce();
      const codeVerifier = client.randomPKCECodeVerifier();
      try {
        const config = await oidc.discover();
        const browserHash = markBrowser(c, 'oidc');
        const request = { path, codeChallenge, browserHash, secrets: { requestId, codeVerifier } };
        const url = client.buildAuthorizationUrl(config, {
          redirect_uri: getCallbackUrl(c),
          scope: settings.scope,
          state: await startSsoRequest(c.var.db, request, now()),
          nonce: requestId,
          code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
        });
        return c.redirect(url.href, 303);
      } catch (error) {
        return refuseSignIn(c, route, error, path);
      }
    })
    .get('/sso/oidc/callback', (c) => {
      const state = c.req.query('state') ?? '';
      return finishSignIn(
        c,
        route,
        () => consumeSsoRequest(c.var.db, state, readBrowserHash(c), now()),
        (request) => verifyResponse(c, request, state),
      );
    })
    .get('/sso/logout', async (c) => {
      const browserHash = readBrowserHash(c);
      const { endedSignIns, session } = await endBrowserSignIns(c.var.db, browserHash, now());
      if (session) reportSingleLogout(c, 'oidc', endedSignIns);
      const loggedOutUrl = getLoggedOutUrl(c);
      const config = session && (await oidc.discover().catch(() => reportOpenSession(c, 'oidc')));
      if (!config || config.serverMetadata().end_session_endpoint === undefined) {
        return c.redirect(loggedOutUrl, 303);
      }
      const url = client.buildEndSessionUrl(config, {
        post_logout_redirect_uri: loggedOutUrl,
        ...(session.idToken === undefined ? {} : { id_token_hint: session.idToken }),
      });
      return c.redirect(url.href, 303);
    })
    .post('/sso/oidc/backchannel-logout', async (c) => {
      try {
        const form = await readForm(c, 'Send a logout_token.');
        const { logout_token } = v.parse(logoutFormSchema, form);
        const message = await oidc.verifyLogoutToken(logout_token);
        const endedSignIns = await endSignInsOfProviderSession(c.var.db, message, now());
        reportSingleLogout(c, 'oidc', endedSignIns);
        return c.body(null, 200);
      } catch (error) {
        if (!(error instanceof SsoRefusal)) throw error;
        throw new Problem(400, 'This logout token isn’t valid.', {
          securityEvent: { event: 'single_logout_refused', protocol: 'oidc', reason: error.reason },
        });
      }
    });
}
