import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../client/api-client.ts';
import { ignoreNotFound } from '../ignore-not-found.ts';
import { askedOnce } from '../asked-once.ts';
import { endAllSessions, endSession, fetchSessions } from './fetchers.ts';
import type { UserSession } from './schema.ts';

const queryKey = ['sessions'];

/** The user's sign-ins, most recently used first. It fails with `NotFound` where the host does not list them. */
export function sessionsQuery(api: ApiClient) {
  return queryOptions({
    ...askedOnce,
    queryKey,
    queryFn: ({ signal }) => fetchSessions(api, { signal }),
  });
}

/**
 * Ends one of the user's sign-ins. It leaves the list with the host's response; one that has ended
 * already counts as ended.
 *
 * @example
 * const { mutate, isPending, error } = useMutation(endSessionMutation(api));
 * mutate(session.id);
 */
export function endSessionMutation(api: ApiClient) {
  return mutationOptions({
    networkMode: 'always',
    mutationKey: [...queryKey, 'end'],
    mutationFn: (id: string) => endSession(api, id).catch(ignoreNotFound),
    onSuccess: (_response, id, _result, { client }) => {
      client.setQueryData<UserSession[]>(queryKey, (sessions) =>
        sessions?.filter((session) => session.id !== id),
      );
      api.session.tell({ type: 'changed', resource: 'sessions' });
    },
  });
}

/**
 * Ends all of the user's sign-ins, the present one included. Clear the session afterwards:
 * `session.forget()`.
 */
export function endAllSessionsMutation(api: ApiClient) {
  return mutationOptions({
    networkMode: 'always',
    mutationKey: [...queryKey, 'end-all'],
    mutationFn: () => endAllSessions(api),
  });
}
