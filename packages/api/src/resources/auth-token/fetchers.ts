import type { ApiClient } from '../../client/api-client.ts';
import { call } from '../../client/endpoint.ts';
import type { TokenRole } from '../../session/types.ts';
import type { FetchOptions } from '../fetch-options.ts';
import { exchangeCodeEndpoint, refreshTokenEndpoint } from './endpoints.ts';
import type { SessionTokens } from './schema.ts';

/**
 * Swaps the one-time code that single sign-on came back with for the tokens of a session.
 *
 * @throws ServerDown when there is no answer; any other error means that the code is of no use
 */
export function exchangeCode(
  api: ApiClient,
  code: string,
  { signal }: FetchOptions = {},
): Promise<SessionTokens> {
  return call(api, exchangeCodeEndpoint, { body: { code }, signal });
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
 * other response than 200 throws too and means 'Invalid session' (specification section 8)
 * @example
 * createSessionKeeper({ session, refresh: (which) => refreshToken(api, { which }) });
 */
export function refreshToken(
  api: ApiClient,
  { which = 'session', signal }: RefreshOptions = {},
): Promise<void> {
  const as = which === 'admin' ? 'refresh-admin' : 'refresh';
  return call(api, { ...refreshTokenEndpoint, as }, { signal });
}
