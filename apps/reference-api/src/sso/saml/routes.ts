import {
  generateServiceProviderMetadata,
  type SamlConfig,
  ValidateInResponseTo,
} from '@node-saml/node-saml';
import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from '../../http/app-env.ts';
import { readForm } from '../../http/form.ts';
import { Problem } from '../../http/problem.ts';
import { getOrigin } from '../../http/public-origin.ts';
import { markBrowser, readBrowserHash } from '../browser-cookie.ts';
import { readChallenge } from '../challenge.ts';
import { mapClaims } from '../claims-mapping.ts';
import { CLOCK_SKEW_SECONDS } from '../clock-skew.ts';
import { finishSignIn, refuseSignIn, type VerifiedSignIn } from '../finish-sign-in.ts';
import { endBrowserSignIns, endSignInsOfProviderSession } from '../provider-sessions.ts';
import { reportOpenSession, reportSingleLogout } from '../report-single-logout.ts';
import { toSafePath } from '../relay-state.ts';
import type { SamlSettings } from '../settings.ts';
import type { SsoOptions } from '../sso-options.ts';
import { consumeSsoRequest, startSsoRequest, type SsoRequest } from '../sso-requests.ts';
import { SsoRefusal, type SsoRefusalReason } from '../sso-refusal.ts';
import { useMessageOnce } from '../used-messages.ts';
import { checkAssertion } from './check-assertion.ts';
import { createIdentityProvider } from './identity-provider.ts';
import type { ServiceProviderKeys } from './service-provider-keys.ts';
import { TimedSaml } from './timed-saml.ts';
import { checkMessage } from './xml-message.ts';

/** Maximum age of an assertion, regardless of its time window. */
const MAX_ASSERTION_MS = 10 * 60_000;

/** Maximum age of a logout request. Used messages are stored longer, so that no logout request can be replayed. */
const MAX_LOGOUT_MS = 10 * 60_000;

/** The fields of the forms that an identity provider's page submits. Invalid values count as empty. */
const formSchema = v.object({
  SAMLResponse: v.fallback(v.string(), ''),
  SAMLRequest: v.fallback(v.string(), ''),
  RelayState: v.fallback(v.string(), ''),
});

const readSamlForm = async (c: Context) =>
  v.parse(formSchema, await readForm(c, 'Sign in again from the portal.'));

/** Routes of a SAML 2.0 service provider. */
export function samlRoutes(
  settings: SamlSettings & { readKeys: () => Promise<ServiceProviderKeys> },
  options: SsoOptions,
): Hono<AppEnv> {
  const { entityId, claims, readKeys } = settings;
  const { portalOrigin, now } = options;
  const route = { portalOrigin, protocol: 'saml' } as const;
  const provider = createIdentityProvider(settings.idpMetadata, now);
  const getUrls = (c: Context) => {
    const base = `${getOrigin(c, options)}/sso/saml`;
    return { callbackUrl: `${base}/acs`, logoutCallbackUrl: `${base}/logout` };
  };

  const goToLoggedOut = (c: Context) => c.redirect(`${portalOrigin}/logged-out`, 303);

  /** Creates the library's service provider. It has no state, so each call can create a new one. */
  async function createSaml(
    c: Context,
    extra: { generateUniqueId?: () => string; wantAuthnResponseSigned?: boolean } = {},
  ) {
    const { entityId: idpIssuer, signInUrl, logoutUrl, certificates } = await provider.get();
    const { privateKey, certificate } = await readKeys();
    const config: SamlConfig = {
      ...getUrls(c),
      issuer: entityId,
      audience: entityId,
      idpIssuer,
      entryPoint: signInUrl,
      logoutUrl: logoutUrl ?? signInUrl,
      idpCert: certificates,
      privateKey,
      publicCert: certificate,
      signatureAlgorithm: 'sha256',
      digestAlgorithm: 'sha256',
      identifierFormat: null,
      disableRequestedAuthnContext: true,
      wantAssertionsSigned: true,
      wantAuthnResponseSigned: extra.wantAuthnResponseSigned ?? false,
      acceptedClockSkewMs: CLOCK_SKEW_SECONDS * 1000,
      maxAssertionAgeMs: MAX_ASSERTION_MS,
      // `checkAssertion` compares the signed request id with the request that the handle identifies.
      validateInResponseTo: ValidateInResponseTo.never,
      ...(extra.generateUniqueId ? { generateUniqueId: extra.generateUniqueId } : {}),
    };
    return new TimedSaml(config, now);
  }

  /** Verifies a message. If that fails and the provider has new certificates, verifies it again. */
  async function verifyWithRollover<Result>(verify: () => Promise<Result>): Promise<Result> {
    try {
      return await verify();
    } catch (error) {
      const refusal = toRefusal(error);
      if (refusal.reason !== 'invalid_signature' || !(await provider.reload())) throw refusal;
      return verify().catch((secondError: unknown) => {
        throw toRefusal(secondError);
      });
    }
  }

  async function verifyResponse(
    c: Context<AppEnv>,
    SAMLResponse: string,
    request: SsoRequest,
  ): Promise<VerifiedSignIn> {
    const { entityId: issuer } = await provider.get();
    const { callbackUrl } = getUrls(c);
    const message = checkMessage(SAMLResponse, {
      name: 'Response',
      destination: callbackUrl,
      issuer,
    });
    const status = message.Status?.[0]?.StatusCode[0]?.['@Value'] ?? '';
    if (!status.endsWith(':Success')) {
      const [code = 'Unknown status'] =
        /(?:Requester|Responder|VersionMismatch)$/.exec(status) ?? [];
      throw new SsoRefusal('provider_error', { cause: new Error(code) });
    }
    if ((message['@InResponseTo'] ?? '') !== request.secrets.requestId) {
      throw new SsoRefusal('wrong_request');
    }
    const { profile } = await verifyWithRollover(async () =>
      (
        await createSaml(c, { wantAuthnResponseSigned: message.Signature !== undefined })
      ).validatePostResponseAsync({ SAMLResponse }),
    );
    const assertion = checkAssertion(
      profile?.getAssertion?.(),
      { issuer, recipient: callbackUrl, requestId: request.secrets.requestId },
      now(),
    );
    await useMessageOnce(c.var.db, { issuer, id: assertion.id }, now());
    return {
      user: mapClaims(claims, assertion.attributes),
      providerSession: {
        issuer,
        subject: assertion.nameId,
        session: assertion.sessionIndex,
        ...(assertion.nameIdFormat === undefined ? {} : { nameIdFormat: assertion.nameIdFormat }),
      },
    };
  }

  return (
    new Hono<AppEnv>()
      .get('/sso/saml/metadata', async (c) => {
        const { privateKey, certificate, standbyCertificate } = await readKeys();
        const metadata = generateServiceProviderMetadata({
          ...getUrls(c),
          issuer: entityId,
          identifierFormat: null,
          wantAssertionsSigned: true,
          privateKey,
          publicCerts:
            standbyCertificate === null ? certificate : [certificate, standbyCertificate],
        });
        return c.body(metadata, 200, { 'Content-Type': 'application/samlmetadata+xml' });
      })
      .get('/sso/initiate', async (c) => {
        const codeChallenge = readChallenge(c.req.query('code_challenge'));
        const path = toSafePath(c.req.query('RelayState'));
        const requestId = `_${crypto.randomUUID()}`;
        try {
          const saml = await createSaml(c, { generateUniqueId: () => requestId });
          const browserHash = markBrowser(c, 'saml');
          const request = { path, codeChallenge, browserHash, secrets: { requestId } };
          const handle = await startSsoRequest(c.var.db, request, now());
          return c.redirect(await saml.getAuthorizeUrlAsync(handle, undefined, {}), 303);
        } catch (error) {
          return refuseSignIn(c, route, error, path);
        }
      })
      .post('/sso/saml/acs', async (c) => {
        const { SAMLResponse, RelayState } = await readSamlForm(c);
        return finishSignIn(
          c,
          route,
          () => consumeSsoRequest(c.var.db, RelayState, readBrowserHash(c), now()),
          (request) => verifyResponse(c, SAMLResponse, request),
        );
      })
      .get('/sso/logout', async (c) => {
        const browserHash = readBrowserHash(c);
        const { endedSignIns, session } = await endBrowserSignIns(c.var.db, browserHash, now());
        if (session) reportSingleLogout(c, 'saml', endedSignIns);
        const metadata =
          session && (await provider.get().catch(() => reportOpenSession(c, 'saml')));
        if (!metadata || metadata.logoutUrl === null) return goToLoggedOut(c);
        const saml = await createSaml(c);
        const user = {
          issuer: session.issuer,
          nameID: session.subject,
          nameIDFormat:
            session.nameIdFormat ?? 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified',
          ...(session.session === null ? {} : { sessionIndex: session.session }),
        };
        return c.redirect(await saml.getLogoutUrlAsync(user, '', {}), 303);
      })
      // The identity provider returns the user here after a logout that started at this host. The host ignores the
      // provider's response.
      .get('/sso/saml/logout', (c) => {
        // The signature of a redirect can cover other parameters than those that the library uses.
        if (c.req.query('SAMLRequest') !== undefined) throw refuseLogout('malformed');
        return goToLoggedOut(c);
      })
      .post('/sso/saml/logout', async (c) => {
        const { SAMLRequest, RelayState } = await readSamlForm(c);
        if (SAMLRequest === '') return goToLoggedOut(c);
        try {
          const { entityId: issuer, logoutUrl } = await provider.get();
          const message = checkMessage(SAMLRequest, {
            name: 'LogoutRequest',
            destination: getUrls(c).logoutCallbackUrl,
            issuer,
          });
          const { profile } = await verifyWithRollover(async () =>
            (await createSaml(c)).validatePostRequestAsync({ SAMLRequest }),
          );
          if (profile === null) throw new SsoRefusal('malformed');
          const ageMs = now() - Date.parse(message['@IssueInstant']);
          if (ageMs > MAX_LOGOUT_MS) throw new SsoRefusal('expired');
          if (ageMs < -CLOCK_SKEW_SECONDS * 1000) throw new SsoRefusal('not_yet_valid');
          // A logout request that names no session, or several sessions, ends all of the user's sign-ins.
          const [only, ...others] = message.SessionIndex ?? [];
          const logout = {
            issuer,
            id: message['@ID'],
            subject: profile.nameID,
            session: others.length === 0 ? (only?.['#text'] ?? null) : null,
          };
          const endedSignIns = await endSignInsOfProviderSession(c.var.db, logout, now());
          reportSingleLogout(c, 'saml', endedSignIns);
          if (logoutUrl === null) return goToLoggedOut(c);
          const saml = await createSaml(c);
          return c.redirect(
            await saml.getLogoutResponseUrlAsync(profile, RelayState, {}, true),
            303,
          );
        } catch (error) {
          if (!(error instanceof SsoRefusal)) throw error;
          throw refuseLogout(error.reason);
        }
      })
  );
}

const refuseLogout = (reason: SsoRefusalReason) =>
  new Problem(400, 'This sign-out request isn’t valid.', {
    securityEvent: { event: 'single_logout_refused', protocol: 'saml', reason },
  });

/** The reasons for the library's messages. Anything else counts as malformed. */
const REASONS = [
  [/not yet valid/, 'not_yet_valid'],
  [/expired/, 'expired'],
  [/audience/i, 'wrong_audience'],
  [/issuer/i, 'wrong_issuer'],
  [/signature|multiple assertions|Missing SAML assertion/i, 'invalid_signature'],
] as const;

function toRefusal(error: unknown): SsoRefusal {
  if (error instanceof SsoRefusal) return error;
  const message = error instanceof Error ? error.message : '';
  const [, reason = 'malformed' as const] =
    REASONS.find(([pattern]) => pattern.test(message)) ?? [];
  return new SsoRefusal(reason, { cause: error });
}
