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
   * it. It is sent once per cache entry and isn't aborted when the screen closes. Until the response
   * arrives, the data is the record from a cached list (`isPlaceholderData`). The response updates
   * lists and counts, and is cached under the record's id and slug.
   *
   * @param id an id or a slug
   * @param client the query client that caches the lists
   */
  readonly query: (api: ApiClient, id: Id, client: QueryClient) => Query<Item>;
  /**
   * Options for `useMutation` in a row. Rows, the open detail page, and counts change immediately; a
   * failure reverts only this record. In a list of unread records, the row stays in place until the next
   * response, marked as read and no longer counted.
   *
   * @example
   * const { mutate, isPending } = useMutation(alerts.markAsRead.mutation(api));
   * mutate(alert.id);
   */
  readonly mutation: (api: ApiClient) => Mutation<Item, Id, OptimisticUpdate>;
}

/**
 * Defines how records of one type are marked as read.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function markAsRead<Item extends Row>(options: {
  readonly prefix: ActivityPrefix;
  readonly path: string;
  readonly key: string;
  readonly schema: v.GenericSchema<unknown, Item>;
  readonly recordType: string;
}): CallBuilder<MarkAsReadCall<Item>> {
  const { prefix, path, key, schema, recordType } = options;
  const build = action({ prefix, method: 'PATCH', path, response: recordResponse(key, schema) });
  return (resource, name) => {
    const endpoint = build(resource, name);
    const marks = createReadMarks<Item>({ resource, recordType });
    const fetch: MarkAsReadCall<Item>['fetch'] = (api, id, { signal } = {}) =>
      call(api, endpoint, { id, signal });
    return {
      ...endpoint,
      fetch,
      query: (api, id, client) =>
        createQuery<Item>({
          queryKey: marks.detailKey(id),
          queryFn: ({ client: cache }) => marks.open(cache, api, id, () => fetch(api, id)),
          placeholderData: () => marks.findRow(client, id),
          staleTime: Infinity,
        }),
      mutation: (api) => ({
        mutationKey: [resource, name],
        ...marks.mutation(api, (id) => fetch(api, id)),
      }),
    };
  };
}
