import * as v from 'valibot';
import type { ApiClient } from '../client/api-client.ts';
import { action, defineResource } from '../client/define-resource.ts';
import { call, noBody, recordResponse, type ResponseSpec } from '../client/endpoint.ts';
import { createDiagnostic, type Diagnostic } from '../diagnostics/diagnostic.ts';
import { isAborted } from '../errors/aborted.ts';
import { ApiError, isApiError } from '../errors/api-error.ts';
import { isInvalidResponse } from '../errors/invalid-response.ts';
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
 * Result of a code exchange. If the exchange is refused, `reason` says why:
 * - `no-response`: the host didn't respond. The code may still work, but it expires after 60 seconds.
 * - `rejected`: the host refused the code or the user. `error` has its status and its messages.
 * - `host-fault`: the host broke the contract. `diagnostic` says how, for support.
 */
export type ExchangeResult =
  | { outcome: 'accepted'; tokens: SessionTokens }
  | { outcome: 'refused'; reason: 'no-response' | 'rejected'; error: ApiError }
  | { outcome: 'refused'; reason: 'host-fault'; error: ApiError; diagnostic: Diagnostic };

/** Whether the host refused the code or the user. 404, 405, and 415 mean that the host doesn't have this call. */
const isRejection = (status: number) =>
  status >= 400 && status < 500 && ![404, 405, 415].includes(status);

function explainFailure(api: ApiClient, error: ApiError): ExchangeResult {
  const { status, requestId } = error;
  const outcome = 'refused';
  const [reason] = isInvalidResponse(error) ? error.diagnostics.slice(-1) : [];
  if (reason) return { outcome, reason: 'host-fault', error, diagnostic: reason };
  if (status === null) return { outcome, reason: 'no-response', error };
  if (isRejection(status)) return { outcome, reason: 'rejected', error };
  const { method, path } = authToken.exchange;
  const diagnostic = createDiagnostic({
    code: 'failed-exchange',
    call: `${method} ${path}`,
    field: 'status',
    found: String(status),
    expected: '200, or 401 for a code that can’t be used',
    requestId,
  });
  api.diagnostics.report(diagnostic);
  return { outcome, reason: 'host-fault', error, diagnostic };
}

/**
 * Exchanges a one-time code from single sign-on for the tokens of a session.
 *
 * @returns the tokens, or the reason why there are none
 * @throws Aborted if the caller aborted
 * @example
 * const result = await exchangeCode(api, code, { verifier });
 * if (result.outcome === 'accepted') session.acceptTokens(result.tokens, { started });
 */
export async function exchangeCode(
  api: ApiClient,
  code: string,
  { verifier, signal }: ExchangeOptions = {},
): Promise<ExchangeResult> {
  const body = { code, ...(verifier === undefined ? {} : { code_verifier: verifier }) };
  try {
    const tokens = await call(api, authToken.exchange, { body, signal });
    return { outcome: 'accepted', tokens };
  } catch (error) {
    if (!isApiError(error) || isAborted(error)) throw error;
    return explainFailure(api, error);
  }
}

/** Options of `refreshToken`. */
export type RefreshOptions = FetchOptions & {
  /**
   * Which token to refresh: the token that calls send, or the admin's own `admin_jwt` while the admin
   * acts as an agent.
   * @default 'session'
   */
  which?: TokenRole;
};

/**
 * Requests a new token. The session stores it from the response's `jwt` header. Pass this function to
 * `createSessionManager`, which runs one refresh at a time.
 *
 * @throws ServerDown with a null `status` if there is no response, so that the caller can try again
 * @throws ApiError or one of its subclasses for any status but 200, which means 'Invalid session'
 * (docs/contract.md#refresh-the-token)
 * @example
 * createSessionManager({ session, refresh: (which) => refreshToken(api, { which }) });
 */
export function refreshToken(
  api: ApiClient,
  { which = 'session', signal }: RefreshOptions = {},
): Promise<void> {
  const auth = which === 'admin' ? 'refresh-admin' : 'refresh';
  return call(api, { ...authToken.refresh, auth }, { signal });
}

/** Options of `revokeSession`. */
export type RevokeOptions = {
  /** A token of the sign-in to end, such as one that the user declined. @default the current token */
  token?: string | undefined;
};

/**
 * Ends the current sign-in at the host: all of its tokens, including an impersonating admin's own
 * token. It reads the token synchronously, so the session can be cleared right after the call. The
 * request continues after the page is closed. Failures are ignored, because a host may not offer the
 * call.
 *
 * @param options the sign-in to end, if it isn't the current one
 * @returns resolves when the request has finished or failed; never rejects
 * @example
 * void revokeSession(api);
 * session.signOut();
 */
export async function revokeSession(api: ApiClient, { token }: RevokeOptions = {}): Promise<void> {
  // Sign-out never fails: an unreachable host ends the unused session later.
  await call(api, authToken.revoke, { token }).catch(() => undefined);
}
