import type { ApiClient } from '../../client/api-client.ts';
import { call } from '../../client/endpoint.ts';
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
