import type { ApiClient } from '../../client/api-client.ts';
import { call } from '../../client/endpoint.ts';
import type { FetchOptions, PressOptions } from '../fetch-options.ts';
import { createPressKey, underPressKey, type Press } from '../press-key.ts';
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
  { signal, idempotencyKey = createPressKey() }: PressOptions = {},
): Promise<SessionTokens> {
  return call(api, exchangeCodeEndpoint, { body: { code }, idempotencyKey, signal });
}

/** What each client has last asked to have renewed: trying again with the same token is the same press. */
const renewals = new WeakMap<ApiClient, Press & { token: string | null }>();

/**
 * Asks for a fresh token; it arrives in the `jwt` header and is taken by the session itself. Give
 * it to `createSessionKeeper`, which sees to it that one refresh is under way at a time.
 *
 * @throws ServerDown without a status when there is no answer, so that it can be tried again; any
 * other answer than 200 throws too and means 'Invalid session' (specification section 8)
 */
export function refreshToken(api: ApiClient, { signal }: FetchOptions = {}): Promise<void> {
  const token = api.session.token();
  const last = renewals.get(api);
  const renewal = last?.token === token ? last : { token };
  renewals.set(api, renewal);
  return underPressKey(renewal, (idempotencyKey) =>
    call(api, refreshTokenEndpoint, { idempotencyKey, signal }),
  );
}
