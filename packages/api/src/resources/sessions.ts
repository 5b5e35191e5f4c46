import * as v from 'valibot';
import type { ApiClient } from '../client/api-client.ts';
import { action, defineResource, withType, unpagedList } from '../client/define-resource.ts';
import { call, noBody } from '../client/endpoint.ts';
import { createMutation } from '../client/query-options.ts';
import { instantSchema } from './content/schema.ts';
import type { FetchOptions } from './fetch-options.ts';
import { ignoreNotFound } from './ignore-not-found.ts';

/** One of the user's sign-ins at the host: one browser on one device. */
export const userSessionSchema = v.object({
  id: v.string(),
  /** Whether the list was requested with this sign-in. */
  current: v.boolean(),
  /** Browser and operating system: "Chrome on Windows". */
  device: v.string(),
  started_at: instantSchema,
  last_used_at: instantSchema,
});
export interface UserSession extends v.InferOutput<typeof userSessionSchema> {}

/**
 * The user's sign-ins, most recently used first. While an admin acts as an agent, the list has the
 * admin's own sign-ins. Each call throws `NotFound` if the host doesn't support it.
 *
 * @example
 * const others = (await sessions.list.fetch(api)).filter(({ current }) => !current);
 */
export const sessions = defineResource('sessions', {
  list: unpagedList({
    prefix: 'SESSIONS',
    path: '/api/v1/sessions',
    key: 'sessions',
    schema: withType<UserSession>(userSessionSchema),
  }),
  end: action({
    prefix: 'SESSION_END',
    method: 'DELETE',
    path: '/api/v1/sessions/:id',
    response: noBody,
  }),
  endAll: action({
    prefix: 'SESSIONS_END_ALL',
    method: 'DELETE',
    path: '/api/v1/sessions',
    response: noBody,
    // With any other `auth`, a 401 of another call could clear the session and abort this call.
    auth: 'revoke',
  }),
});

/**
 * Ends one of the user's sign-ins: the host refuses the next call from that device.
 *
 * @param id the id of a `UserSession`
 * @throws NotFound if it has already ended or belongs to another user
 */
export function endSession(
  api: ApiClient,
  id: string,
  { signal }: FetchOptions = {},
): Promise<void> {
  return call(api, sessions.end, { id, signal });
}

/**
 * Ends all of the user's sign-ins, including the current one ("Sign out everywhere"). The token stops
 * working, so clear the session with `session.signOut()`.
 *
 * @throws NotFound if the host doesn't offer this call
 * @example
 * await endAllSessions(api);
 * session.signOut();
 */
export function endAllSessions(api: ApiClient, { signal }: FetchOptions = {}): Promise<void> {
  return call(api, sessions.endAll, { signal });
}

/**
 * Ends one of the user's sign-ins. When the call succeeds, the sign-in is removed from the list.
 * The same applies to a sign-in that had already ended.
 *
 * @example
 * const { mutate, isPending, error } = useMutation(endSessionMutation(api));
 * mutate(session.id);
 */
export function endSessionMutation(api: ApiClient) {
  return createMutation({
    networkMode: 'always',
    mutationKey: ['sessions', 'end'],
    mutationFn: (id: string) => endSession(api, id).catch(ignoreNotFound),
    onSuccess: (_response, id, _result, { client }) => {
      client.setQueryData<UserSession[]>(sessions.list.cacheKey, (cachedSessions) =>
        cachedSessions?.filter((session) => session.id !== id),
      );
      api.session.notify({ type: 'changed', resource: 'sessions' });
    },
  });
}

/**
 * Ends all of the user's sign-ins, including the current one. Clear the session afterward:
 * `session.signOut()`.
 */
export function endAllSessionsMutation(api: ApiClient) {
  return createMutation({
    networkMode: 'always',
    mutationKey: ['sessions', 'endAll'],
    mutationFn: () => endAllSessions(api),
  });
}
