import * as v from 'valibot';
import type { ApiClient } from '../client/api-client.ts';
import { action, defineResource } from '../client/define-resource.ts';
import { call, nothing, recordOf, type ResponseSpec } from '../client/endpoint.ts';
import { ApiError } from '../errors/api-error.ts';
import type { TokenRole } from '../session/types.ts';
import type { FetchOptions } from './fetch-options.ts';
import { sessionTokensSchema, type SessionTokens } from '../session/session-tokens.ts';

/** Success is 200 alone; the body does not matter. */
const refreshed: ResponseSpec<void> = {
  kind: 'body',
  key: null,
  schema: /* @__PURE__ */ v.unknown(),
  read({ status, call: name, requestId }) {
    if (status !== 200) throw new ApiError(`${name} answered ${status}`, { status, requestId });
  },
};

/** The calls that start, renew and end a session. */
export const authToken = defineResource('authToken', {
  exchange: action({
    prefix: 'AUTH_TOKEN_EXCHANGE',
    method: 'POST',
    path: '/api/v1/auth_token/exchange',
    body: v.object({
      code: v.string(),
      code_verifier: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/))),
    }),
    response: recordOf<SessionTokens>('tokens', sessionTokensSchema),
    as: 'none',
  }),
  refresh: action({
    prefix: 'AUTH_TOKEN_REFRESH',
    method: 'POST',
    path: '/api/v1/auth_token/refresh',
    response: refreshed,
    as: 'refresh',
  }),
  revoke: action({
    prefix: 'AUTH_TOKEN_REVOKE',
    method: 'POST',
    path: '/api/v1/auth_token/revoke',
    response: nothing,
    as: 'revoke',
  }),
});

/** Options of `exchangeCode`. */
export type ExchangeOptions = FetchOptions & {
  /**
   * The secret that this browser made when it began to sign in: 32 random bytes as base64url, 43
   * characters. Its SHA-256 went to single sign-on as `code_challenge`; the host then takes the code
   * from no other browser. @default none, for a sign-in that began without a challenge
   */
  verifier?: string | undefined;
};

/**
 * Exchanges the one-time code that single sign-on came back with for the tokens of a session.
 *
 * @throws ServerDown when there is no answer; any other error means that the code is of no use
 * @example
 * const tokens = await exchangeCode(api, code, { verifier });
 */
export function exchangeCode(
  api: ApiClient,
  code: string,
  { verifier, signal }: ExchangeOptions = {},
): Promise<SessionTokens> {
  const body = { code, ...(verifier === undefined ? {} : { code_verifier: verifier }) };
  return call(api, authToken.exchange, { body, signal });
}

/** What a refresh can be given. */
export type RefreshOptions = FetchOptions & {
  /**
   * Which token to renew: the one that calls carry, or the one that waits in `admin_jwt` while an
   * admin acts as an agent.
   * @default 'session'
   */
  which?: TokenRole;
};

/**
 * Asks for a fresh token, which arrives in the `jwt` header and is stored by the session itself. Pass
 * this function to `createSessionKeeper`, which allows one refresh at a time.
 *
 * @throws ServerDown without a status when there is no response, so that it can be tried again; any
 * other response than 200 throws too and means 'Invalid session' (docs/contract.md#refresh-the-token)
 * @example
 * createSessionKeeper({ session, refresh: (which) => refreshToken(api, { which }) });
 */
export function refreshToken(
  api: ApiClient,
  { which = 'session', signal }: RefreshOptions = {},
): Promise<void> {
  const as = which === 'admin' ? 'refresh-admin' : 'refresh';
  return call(api, { ...authToken.refresh, as }, { signal });
}

/**
 * Ends the present session at the host: every token of this sign-in, an impersonating admin's own
 * too. It takes the token before it returns, so the session can be cleared right after the call. The
 * request outlives the page, and a host that does not offer the call changes nothing for the user.
 *
 * @returns resolves when the request has come to its end, whatever that was; it never rejects
 * @example
 * void revokeSession(api);
 * session.forget();
 */
export async function revokeSession(api: ApiClient): Promise<void> {
  // A sign-out never fails: a host that cannot be reached ends an unused session by itself.
  await call(api, authToken.revoke).catch(() => undefined);
}
