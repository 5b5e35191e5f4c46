import type { QueryClient } from '@tanstack/react-query';
import type * as v from 'valibot';
import type { ActivityPrefix } from '../activity/activity.ts';
import type { ApiClient } from '../client/api-client.ts';
import { action, type ActionCall, type CallBuilder } from '../client/define-resource.ts';
import { call, recordResponse } from '../client/endpoint.ts';
import { createQuery, type Mutation, type Query } from '../client/query-options.ts';
import type { Id } from './content/schema.ts';
import type { FetchOptions } from './fetch-options.ts';
import { createReadMarks, type OptimisticUpdate, type Row } from './read-marks.ts';

/**
 * The call that marks a record as read and returns it. The API has no GET for a single record of
 * these types, so the detail page sends this call too (docs/contract.md#mark-as-read).
 */
export interface MarkAsReadCall<Item> extends ActionCall<Item> {
  /**
   * Marks a record as read.
   *
   * @param id an id or a slug
   * @throws NotFound without sending a request, if the id is malformed
   */
  readonly fetch: (api: ApiClient, id: Id, options?: FetchOptions) => Promise<Item>;
  /**
   * Options for `useQuery` on a detail page. **The query marks the record as read**: never prefetch
   * it. It is sent once per cache entry, and again on the next visit after the record is marked as unread. It
   * isn't aborted when the screen closes. Until the response arrives, the data is the record from a cached list
   * (`isPlaceholderData`). The response updates lists and counts, and is cached under the record's id and slug.
   *
   * @param id an id or a slug
   * @param client the query client that caches the lists
   */
  readonly query: (api: ApiClient, id: Id, client: QueryClient) => Query<Item>;
  /**
   * Options for `useMutation`, for the button in a row. Rows and counts change immediately, and the open
   * detail page changes with the response. A failure reverts only this record. While an admin acts as an
   * agent, nothing changes before the response. In a list of unread records, the row stays in place until
   * the next response, marked as read and no longer counted. The data is undefined for a mark that is sent
   * later (`isQueued`).
   *
   * @example
   * const { mutate, isPending } = useMutation(alerts.markAsRead.mutation(api));
   * mutate(alert.id);
   */
  readonly mutation: (api: ApiClient) => Mutation<Item | undefined, Id, OptimisticUpdate>;
  /**
   * Options for `useMutation` that marks several records as read, with one call for each. It works like
   * `mutation`, but refetches the counts only once. If a call fails, the others still take effect, and
   * the mutation fails. The data leaves out marks that are sent later.
   *
   * @example
   * const { mutate } = useMutation(alerts.markAsRead.allMutation(api));
   * mutate([4101, 4102]);
   */
  readonly allMutation: (api: ApiClient) => Mutation<readonly Item[], readonly Id[]>;
  /**
   * Returns the cached record from a list, the brief, or its own page, if there is one.
   *
   * @param id an id or a slug
   */
  readonly findCached: (client: QueryClient, id: Id) => Row | undefined;
  /**
   * Shows a record as read or unread in cached lists, the brief, and its detail, without a call. The unread counts
   * don't change. Use it for a mark that is sent later, after each response that doesn't include the mark.
   *
   * @example
   * alerts.markAsRead.show(queryClient, 4101, true);
   */
  readonly show: (client: QueryClient, id: Id, read: boolean) => void;
}

/** The call that marks a record as unread again and returns it (docs/contract.md#mark-as-unread). */
export interface MarkAsUnreadCall<Item> extends ActionCall<Item> {
  /**
   * Marks a record as unread.
   *
   * @param id an id or a slug
   * @throws NotFound if the host doesn't have this call or the record, or if the id is malformed, in which
   * case no request is sent
   */
  readonly fetch: (api: ApiClient, id: Id, options?: FetchOptions) => Promise<Item>;
  /**
   * Options for `useMutation` that marks records as unread, such as to undo `markAsRead.allMutation`.
   * Rows and counts change immediately; a failure reverts only its own record.
   *
   * @example
   * const { mutate } = useMutation(alerts.markAsUnread.allMutation(api));
   * mutate([alert.id]);
   */
  readonly allMutation: (api: ApiClient) => Mutation<readonly Item[], readonly Id[]>;
}

type MarkOptions<Item extends Row> = {
  readonly prefix: ActivityPrefix;
  readonly path: string;
  readonly key: string;
  readonly schema: v.GenericSchema<unknown, Item>;
  readonly recordType: string;
};

/**
 * Builds the parts that `markAsRead` and `markAsUnread` share.
 *
 * @__NO_SIDE_EFFECTS__
 */
function buildMark<Item extends Row>(
  { prefix, path, key, schema, recordType }: MarkOptions<Item>,
  resource: string,
  name: string,
) {
  const endpoint = action({ prefix, method: 'PATCH', path, response: recordResponse(key, schema) })(
    resource,
    name,
  );
  const fetch: MarkAsUnreadCall<Item>['fetch'] = (api, id, { signal } = {}) =>
    call(api, endpoint, { id, signal });
  return { endpoint, marks: createReadMarks<Item>({ resource, recordType }), fetch };
}

/**
 * Defines how records of one type are marked as read.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function markAsRead<Item extends Row>(
  options: MarkOptions<Item>,
): CallBuilder<MarkAsReadCall<Item>> {
  return (resource, name) => {
    const { endpoint, marks, fetch } = buildMark(options, resource, name);
    return {
      ...endpoint,
      fetch,
      query: (api, id, client) =>
        createQuery<Item>({
          queryKey: marks.getDetailKey(id),
          queryFn: ({ client: cache }) => marks.open(cache, api, id, () => fetch(api, id)),
          placeholderData: () => marks.findRow(client, id),
          schema: options.schema,
          staleTime: Infinity,
          // A refetch would mark the record as read again.
          refetchOnReconnect: false,
        }),
      mutation: (api) => ({
        mutationKey: [resource, name],
        ...marks.mutation(api, (id) => fetch(api, id)),
      }),
      allMutation: (api) => ({
        mutationKey: [resource, name],
        ...marks.allMutation(api, (id) => fetch(api, id), true),
      }),
      findCached: marks.findCached,
      show: marks.markRowsAndDetails,
    };
  };
}

/**
 * Defines how records of one type are marked as unread.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function markAsUnread<Item extends Row>(
  options: MarkOptions<Item>,
): CallBuilder<MarkAsUnreadCall<Item>> {
  return (resource, name) => {
    const { endpoint, marks, fetch } = buildMark(options, resource, name);
    return {
      ...endpoint,
      fetch,
      allMutation: (api) => ({
        mutationKey: [resource, name],
        ...marks.allMutation(api, (id) => fetch(api, id), false),
      }),
    };
  };
}
