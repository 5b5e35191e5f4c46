import type { ApiClient } from '../../client/api-client.ts';
import { call } from '../../client/endpoint.ts';
import type { FetchOptions } from '../fetch-options.ts';
import { endAllSessionsEndpoint, endSessionEndpoint, sessionsEndpoint } from './endpoints.ts';
import type { UserSession } from './schema.ts';

/**
 * Fetches the user's sign-ins, most recently used first. While an admin acts as an agent, they are
 * the admin's own.
 *
 * @throws NotFound when the host does not list sign-ins
 * @example
 * const others = (await fetchSessions(api)).filter(({ current }) => !current);
 */
export async function fetchSessions(
  api: ApiClient,
  { signal }: FetchOptions = {},
): Promise<UserSession[]> {
  return (await call(api, sessionsEndpoint, { signal })).items;
}

/**
 * Ends one of the user's sign-ins: the next call of that device is refused.
 *
 * @param id of `UserSession`
 * @throws NotFound when it has ended already, or is another user's
 */
export function endSession(
  api: ApiClient,
  id: string,
  { signal }: FetchOptions = {},
): Promise<void> {
  return call(api, endSessionEndpoint, { id, signal });
}

/**
 * Ends all of the user's sign-ins, the present one included ("Sign out everywhere"). The token is of
 * no use afterwards: clear the session with `session.forget()`.
 *
 * @throws NotFound when the host does not offer it
 * @example
 * await endAllSessions(api);
 * session.forget();
 */
export function endAllSessions(api: ApiClient, { signal }: FetchOptions = {}): Promise<void> {
  return call(api, endAllSessionsEndpoint, { signal });
}
