import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import type { Database, ProviderSession } from '../db/tables.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { SsoProtocol } from '../http/security-event.ts';
import { issueCode } from '../session/sign-in-codes.ts';
import type { MappedUser } from './claims-mapping.ts';
import { describeCause } from './describe-cause.ts';
import type { SsoRequest } from './sso-requests.ts';
import { SsoRefusal, type SsoRefusalReason } from './sso-refusal.ts';

/** The prefix of the ids of users from an identity provider. Sample users have other ids. */
export const SSO_USER_PREFIX = 'sso:';

/** How long the tokens of a user are valid. */
const TOKEN_SECONDS = 15 * 60;

/** A sign-in from an identity provider that passed every check. */
export type VerifiedSignIn = {
  user: MappedUser;
  providerSession: Omit<ProviderSession, 'browserHash'>;
};

/** The portal to which a sign-in returns, and the protocol of the sign-in. */
export type SignInRoute = {
  /** Origin of the portal, if this host does not serve it. */
  portalOrigin: string;
  protocol: SsoProtocol;
};

/**
 * Checks a response, then redirects to the portal with a one-time code, or with an error.
 *
 * @param consumeRequest Finds and removes the request that the response belongs to.
 * @param verify Checks the response.
 */
export async function finishSignIn(
  c: Context<AppEnv>,
  route: SignInRoute,
  consumeRequest: () => Promise<SsoRequest>,
  verify: (request: SsoRequest) => Promise<VerifiedSignIn>,
): Promise<Response> {
  let path: string | undefined;
  try {
    const request = await consumeRequest();
    path = request.path;
    const { user, providerSession } = await verify(request);
    const { db, now } = c.var;
    const code = await issueCode(db, await saveUser(db, user), now(), request.codeChallenge, {
      ...providerSession,
      browserHash: request.browserHash,
    });
    return redirectToLogin(c, route, { code, RelayState: path });
  } catch (error) {
    return refuseSignIn(c, route, error, path);
  }
}

/**
 * Redirects to the portal with an error and the request id. The security log has the reason under the same id.
 *
 * @param path The portal path that the user came from, if it is known.
 * @throws The error itself, unless it is an `SsoRefusal`.
 */
export function refuseSignIn(
  c: Context<AppEnv>,
  route: SignInRoute,
  error: unknown,
  path: string | undefined,
): Response {
  if (!(error instanceof SsoRefusal)) throw error;
  const { reason, claim } = error;
  const cause = reason.startsWith('provider_') ? describeCause(error.cause) : undefined;
  c.var.audit({
    event: 'sign_in_refused',
    protocol: route.protocol,
    reason,
    ...(claim === undefined ? {} : { claim }),
    ...(cause === undefined ? {} : { cause }),
  });
  return redirectToLogin(c, route, {
    error: toLoginError(reason),
    reference: c.var.requestId,
    ...(path === undefined ? {} : { RelayState: path }),
  });
}

/** Returns the reason to send to the portal. It reveals less than the log. */
function toLoginError(reason: SsoRefusalReason): string {
  if (reason === 'provider_unavailable') return 'temporarily_unavailable';
  return reason.endsWith('_attribute') ? 'no_access' : 'access_denied';
}

const redirectToLogin = (
  c: Context,
  { portalOrigin }: SignInRoute,
  result: Record<string, string>,
): Response => c.redirect(`${portalOrigin}/login?${new URLSearchParams(result)}`, 303);

/** Creates or updates the user. The identity provider decides who has access, so the host has no list of allowed users. */
async function saveUser(db: Kysely<Database>, { claims, states }: MappedUser): Promise<string> {
  const id = SSO_USER_PREFIX + claims.uuid;
  const values = {
    name: claims.agent_code,
    claims: JSON.stringify(claims),
    states,
    is_admin: claims.access_level === 'admin',
  };
  await db
    .insertInto('people')
    .values({
      ...values,
      id,
      position: 0,
      description: '',
      impersonates: null,
      token_seconds: TOKEN_SECONDS,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
  return id;
}
