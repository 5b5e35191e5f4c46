import * as v from 'valibot';
import type { ApiClient } from '../client/api-client.ts';
import { action, defineResource } from '../client/define-resource.ts';
import { call, noBody, recordResponse, type ResponseSpec } from '../client/endpoint.ts';
import { ApiError } from '../errors/api-error.ts';
import type { TokenRole } from '../session/types.ts';
import type { FetchOptions } from './fetch-options.ts';
import { sessionTokensSchema, type SessionTokens } from '../session/session-tokens.ts';

/** Only the status 200 is a success. The body doesn't matter. */
const refreshResponse: ResponseSpec<void> = {
  kind: 'body',
  key: null,
  schema: /* @__PURE__ */ v.unknown(),
  read({ status, call: name, requestId }) {
    if (status !== 200) throw new ApiError(`${name} returned ${status}`, { status, requestId });
  },
};

/** The calls that start, renew, and end a session. */
export const authToken = defineResource('authToken', {
  exchange: action({
    prefix: 'AUTH_TOKEN_EXCHANGE',
    method: 'POST',
    path: '/api/v1/auth_token/exchange',
    body: v.object({
      code: v.string(),
      code_verifier: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/))),
    }),
    response: recordResponse<SessionTokens>('tokens', sessionTokensSchema),
    auth: 'none',
  }),
  refresh: action({
    prefix: 'AUTH_TOKEN_REFRESH',
    method: 'POST',
    path: '/api/v1/auth_token/refresh',
    response: refreshResponse,
    auth: 'refresh',
  }),
  revoke: action({
    prefix: 'AUTH_TOKEN_REVOKE',
    method: 'POST',
    path: '/api/v1/auth_token/revoke',
    response: noBody,
    auth: 'revoke',
  }),
});

/** Options of `exchangeCode`. */
export type ExchangeOptions = FetchOptions & {
  /**
   * Secret that this browser created when the sign-in began: 32 random bytes as base64url, 43
   * characters. Its SHA-256 was the `code_challenge`, so the host accepts the code only from this
   * browser. @default none, for a sign-in without a challenge
   */
  verifier?: string | undefined;
};

/**
 * Exchanges a one-time code from single sign-on for the tokens of a session.
 *
 * @throws ServerDown if there is no response; any other error means that the code can't be used
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

/** Options of `refreshToken`. */
export type RefreshOptions = FetchOptions & {
  /**
   * Which token to refresh: the one that calls send, or the admin's own `admin_jwt` while the admin
   * acts as an agent.
   * @default 'session'
   */
  which?: TokenRole;
};

/**
 * Requests a new token. The session stores it from the response's `jwt` header. Pass this function to
 * `createSessionKeeper`, which runs one refresh at a time.
 *
 * @throws ServerDown with a null `status` if there is no response, so that the caller can try again
 * @throws ApiError or one of its subclasses for any status but 200, which means 'Invalid session'
 * (docs/contract.md#refresh-the-token)
 * @example
 * createSessionKeeper({ session, refresh: (which) => refreshToken(api, { which }) });
 */
export function refreshToken(
  api: ApiClient,
  { which = 'session', signal }: RefreshOptions = {},
): Promise<void> {
  const auth = which === 'admin' ? 'refresh-admin' : 'refresh';
  return call(api, { ...authToken.refresh, auth }, { signal });
}

/**
 * Ends the current sign-in at the host: all of its tokens, including an impersonating admin's own
 * token. It reads the token synchronously, so the session can be cleared right after the call. The
 * request continues after the page is closed. Failures are ignored, because a host may not offer the
 * call.
 *
 * @returns resolves when the request has finished or failed; never rejects
 * @example
 * void revokeSession(api);
 * session.signOut();
 */
export async function revokeSession(api: ApiClient): Promise<void> {
  // Sign-out never fails: an unreachable host ends the unused session later.
  await call(api, authToken.revoke).catch(() => undefined);
}
