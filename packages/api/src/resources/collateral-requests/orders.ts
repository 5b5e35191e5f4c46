import type { ApiClient } from '../../client/api-client.ts';
import { call } from '../../client/endpoint.ts';
import { createMutation, createQuery, type Query } from '../../client/query-options.ts';
import { isNotFound } from '../../errors/not-found.ts';
import { cartItems } from '../cart-items/resource.ts';
import type { Id } from '../content/schema.ts';
import type { FetchOptions, SubmitOptions } from '../fetch-options.ts';
import { createIdempotencyKey, withIdempotencyKey, type Submission } from '../idempotency-key.ts';
import type { DeliveryInput } from './delivery.ts';
import { notifyOrdersChanged } from './orders-changed.ts';
import { collateralRequests, type CollateralRequest } from './resource.ts';

/**
 * Fetches the draft order, which is the cart: the order whose id is in the token, or else the first
 * draft (docs/contract.md#cart-item-rules).
 *
 * @returns the draft; null if there is none, for example because the cart has never been used
 */
export async function fetchDraftCollateralRequest(
  api: ApiClient,
  { signal }: FetchOptions = {},
): Promise<CollateralRequest | null> {
  const draftId = api.session.snapshot().claims?.current_collateral_request_id;
  if (draftId != null) {
    try {
      const request = await collateralRequests.detail.fetch(api, draftId, { signal });
      if (request.status === 'draft') return request;
    } catch (error) {
      // The token may be outdated if the draft was submitted in another tab or browser.
      if (!isNotFound(error)) throw error;
    }
  }
  const drafts = await collateralRequests.list.fetch(api, { status: 'draft' }, { signal });
  return drafts.items[0] ?? null;
}

/**
 * Submits a draft as an order. The response's new token no longer contains a draft's id.
 *
 * @throws Rejected if the order is no longer a draft, is empty, or has an invalid delivery; the keys
 * of `fields` are dotted, such as `delivery.postal_code`
 * @throws NotFound if the order doesn't exist or belongs to another user
 */
export function submitCollateralRequest(
  api: ApiClient,
  id: Id,
  delivery: DeliveryInput,
  { signal, idempotencyKey = createIdempotencyKey() }: SubmitOptions = {},
): Promise<CollateralRequest> {
  const body = { collateral_request: { status: 'submitted', delivery } };
  return call(api, collateralRequests.submit, { id, body, idempotencyKey, signal });
}

/** Query options for the draft order, which is the cart. The data is null if there is no draft. */
export function draftCollateralRequestQuery(api: ApiClient): Query<CollateralRequest | null> {
  return createQuery({
    queryKey: ['collateralRequests', 'draft'],
    queryFn: ({ signal }) => fetchDraftCollateralRequest(api, { signal }),
  });
}

/** Variables of `submitCollateralRequestMutation`: the draft and its delivery address. */
export type SubmitCollateralRequest = Submission & { id: Id; delivery: DeliveryInput };

/**
 * Submits the draft. On success, the cache contains the submitted order, and the cart and the draft
 * are empty. After every attempt, all queries for cart items and orders are refetched.
 *
 * Retrying with the same variables object submits the order only once. A second click that passes a
 * new object submits it again. Disable the button while `isPending`.
 *
 * @example
 * const { mutate, error, isPending } = useMutation(submitCollateralRequestMutation(api));
 * mutate({ id: draft.id, delivery });
 */
export function submitCollateralRequestMutation(api: ApiClient) {
  return createMutation({
    networkMode: 'always',
    mutationKey: ['collateralRequests', 'submit'],
    mutationFn: (variables: SubmitCollateralRequest) =>
      withIdempotencyKey(variables, (idempotencyKey) =>
        submitCollateralRequest(api, variables.id, variables.delivery, { idempotencyKey }),
      ),
    onSuccess: async (request, _variables, _result, { client }) => {
      const queryKeys = [['cartItems'], ['collateralRequests', 'draft']];
      await Promise.all(queryKeys.map((queryKey) => client.cancelQueries({ queryKey })));
      client.setQueryData([...collateralRequests.detail.cacheKey, String(request.id)], request);
      client.setQueryData(cartItems.list.cacheKey, (items: unknown) => items && []);
      client.setQueryData(['collateralRequests', 'draft'], (draft: unknown) => draft && null);
    },
    onSettled: (_request, _error, _variables, _result, { client }) => {
      notifyOrdersChanged(client, api);
    },
  });
}
