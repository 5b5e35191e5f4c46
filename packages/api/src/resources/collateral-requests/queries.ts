import {
  keepPreviousData,
  mutationOptions,
  queryOptions,
  type QueryClient,
} from '@tanstack/react-query';
import type { ApiClient } from '../../client/api-client.ts';
import { askedOnce } from '../asked-once.ts';
import { cachedRecord } from '../cached-record.ts';
import type { Id } from '../content/schema.ts';
import { underPressKey, type Press } from '../press-key.ts';
import type { DeliveryInput } from './delivery.ts';
import {
  fetchCollateralRequest,
  fetchCollateralRequests,
  fetchDraftCollateralRequest,
  submitCollateralRequest,
  type CollateralRequestsParams,
} from './fetchers.ts';
import { tellOrdersChanged } from './orders-changed.ts';
import type { CollateralRequest } from './schema.ts';

const detailKey = (id: Id) => ['collateral-requests', 'detail', String(id)];

/** One page of the reader's orders; the page before stays while the next one loads. */
export function collateralRequestsQuery(api: ApiClient, params: CollateralRequestsParams = {}) {
  return queryOptions({
    ...askedOnce,
    queryKey: ['collateral-requests', 'list', params],
    queryFn: ({ signal }) => fetchCollateralRequests(api, params, { signal }),
    placeholderData: keepPreviousData,
  });
}

/**
 * One order. Until it has answered, the record of any cached list stands in (`isPlaceholderData`).
 *
 * @param client the cache in which to look for a record that stands in
 */
export function collateralRequestQuery(api: ApiClient, id: Id, client: QueryClient) {
  return queryOptions<CollateralRequest>({
    ...askedOnce,
    queryKey: detailKey(id),
    queryFn: ({ signal }) => fetchCollateralRequest(api, id, { signal }),
    placeholderData: () => cachedRecord(client, collateralRequestsQuery(api), id),
  });
}

/** The order that the cart's items are in; null when nothing has been put into the cart yet. */
export function draftCollateralRequestQuery(api: ApiClient) {
  return queryOptions({
    ...askedOnce,
    queryKey: ['collateral-requests', 'draft'],
    queryFn: ({ signal }) => fetchDraftCollateralRequest(api, { signal }),
  });
}

/** The variables of a submission: which draft, and where to. */
export type SubmitCollateralRequest = Press & { id: Id; delivery: DeliveryInput };

/**
 * Submits the draft. The order shows as answered, the cart is empty, and all lists follow. After a
 * failure `mutate(variables)` with the same object sends the same press again: it is never submitted
 * twice.
 *
 * The press is the object of variables: a retry with the same one is done once, and a second click
 * that makes an object of its own is a second press. Disable the button while `isPending`.
 *
 * @example
 * const { mutate, error, isPending } = useMutation(submitCollateralRequestMutation(api));
 * mutate({ id: draft.id, delivery });
 */
export function submitCollateralRequestMutation(api: ApiClient) {
  return mutationOptions({
    networkMode: 'always',
    mutationKey: ['collateral-requests', 'submit'],
    mutationFn: (variables: SubmitCollateralRequest) =>
      underPressKey(variables, (idempotencyKey) =>
        submitCollateralRequest(api, variables.id, variables.delivery, { idempotencyKey }),
      ),
    onSuccess: async (request, _variables, _result, { client }) => {
      const keys = [['cart-items'], ['collateral-requests', 'draft']];
      await Promise.all(keys.map((queryKey) => client.cancelQueries({ queryKey })));
      client.setQueryData(detailKey(request.id), request);
      client.setQueryData(['cart-items'], (items: unknown) => items && []);
      client.setQueryData(['collateral-requests', 'draft'], (draft: unknown) => draft && null);
    },
    onSettled: (_request, _error, _variables, _result, { client }) => {
      tellOrdersChanged(client, api);
    },
  });
}
