import type { ApiClient } from '../../client/api-client.ts';
import { readRecord } from '../../client/read.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { FetchOptions } from '../fetch-options.ts';
import { sessionTokensSchema, type SessionTokens } from './schema.ts';

/**
 * Swaps the one-time code that single sign-on came back with for the tokens of a session.
 *
 * @throws ServerDown when there is no answer; any other error means that the code is of no use
 */
export async function exchangeCode(
  api: ApiClient,
  code: string,
  { signal }: FetchOptions = {},
): Promise<SessionTokens> {
  const path = '/api/v1/auth_token/exchange';
  return api.send(
    { prefix: 'AUTH_TOKEN_EXCHANGE', method: 'POST', path, body: { code }, signal, as: 'none' },
    (answer) => readRecord(answer, 'tokens', sessionTokensSchema),
  );
}

/**
 * Asks for a fresh token; it arrives in the `jwt` header and is taken by the session itself. Give
 * it to `createSessionKeeper`, which sees to it that one refresh is under way at a time.
 *
 * @throws ServerDown without a status when there is no answer, so that it can be tried again; any
 * other answer than 200 throws too and means 'Invalid session' (specification section 8)
 */
export async function refreshToken(api: ApiClient, { signal }: FetchOptions = {}): Promise<void> {
  const path = '/api/v1/auth_token/refresh';
  await api.send(
    { prefix: 'AUTH_TOKEN_REFRESH', method: 'POST', path, signal, as: 'refresh' },
    ({ status, call, requestId }) => {
      if (status !== 200) throw new ApiError(`${call} answered ${status}`, { status, requestId });
    },
  );
}
