import type { ApiClient } from '../../client/api-client.ts';
import { call } from '../../client/endpoint.ts';
import type { FetchOptions } from '../fetch-options.ts';
import { exchangeCodeEndpoint, refreshTokenEndpoint, revokeSessionEndpoint } from './endpoints.ts';
import type { SessionTokens } from './schema.ts';

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
  return call(api, exchangeCodeEndpoint, { body, signal });
}

/**
 * Asks for a fresh token; it arrives in the `jwt` header and is taken by the session itself. Give
 * it to `createSessionKeeper`, which sees to it that one refresh is under way at a time.
 *
 * @throws ServerDown without a status when there is no answer, so that it can be tried again; any
 * other answer than 200 throws too and means 'Invalid session' (specification section 8)
 */
export function refreshToken(api: ApiClient, { signal }: FetchOptions = {}): Promise<void> {
  return call(api, refreshTokenEndpoint, { signal });
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
  await call(api, revokeSessionEndpoint).catch(() => undefined);
}
