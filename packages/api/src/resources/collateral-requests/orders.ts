import type { ApiClient } from '../../client/api-client.ts';
import { call } from '../../client/endpoint.ts';
import { mutationOf, queryOf, type Query } from '../../client/query-options.ts';
import { isNotFound } from '../../errors/not-found.ts';
import { cartItems } from '../cart-items/resource.ts';
import type { Id } from '../content/schema.ts';
import type { FetchOptions, SubmitOptions } from '../fetch-options.ts';
import { createIdempotencyKey, withIdempotencyKey, type Submission } from '../idempotency-key.ts';
import type { DeliveryInput } from './delivery.ts';
import { notifyOrdersChanged } from './orders-changed.ts';
import { collateralRequests, type CollateralRequest } from './resource.ts';

/**
 * The order that the cart's items are in: the one that the token names, else the first draft that
 * there is (docs/contract.md#cart-item-rules); null when nothing has been put into the cart yet.
 */
export async function fetchDraftCollateralRequest(
  api: ApiClient,
  { signal }: FetchOptions = {},
): Promise<CollateralRequest | null> {
  const named = api.session.snapshot().claims?.current_collateral_request_id;
  if (named != null) {
    try {
      const request = await collateralRequests.detail.fetch(api, named, { signal });
      if (request.status === 'draft') return request;
    } catch (error) {
      // The token may be older than what was submitted elsewhere.
      if (!isNotFound(error)) throw error;
    }
  }
  const drafts = await collateralRequests.list.fetch(api, { status: 'draft' }, { signal });
  return drafts.items[0] ?? null;
}

/**
 * Submits a draft. The token that comes with the answer names no draft any more.
 *
 * @throws Rejected when it is no draft any more, is empty, or the delivery does not do; `fields`
 * names each reason: `delivery.postal_code`
 * @throws NotFound when it is not there, or is another's
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

/** The order that the cart's items are in; null when nothing has been put into the cart yet. */
export function draftCollateralRequestQuery(api: ApiClient): Query<CollateralRequest | null> {
  return queryOf({
    queryKey: ['collateralRequests', 'draft'],
    queryFn: ({ signal }) => fetchDraftCollateralRequest(api, { signal }),
  });
}

/** The variables of a submission: which draft, and where to. */
export type SubmitCollateralRequest = Submission & { id: Id; delivery: DeliveryInput };

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
  return mutationOf({
    networkMode: 'always',
    mutationKey: ['collateralRequests', 'submit'],
    mutationFn: (variables: SubmitCollateralRequest) =>
      withIdempotencyKey(variables, (idempotencyKey) =>
        submitCollateralRequest(api, variables.id, variables.delivery, { idempotencyKey }),
      ),
    onSuccess: async (request, _variables, _result, { client }) => {
      const keys = [['cartItems'], ['collateralRequests', 'draft']];
      await Promise.all(keys.map((queryKey) => client.cancelQueries({ queryKey })));
      client.setQueryData([...collateralRequests.detail.cacheKey, String(request.id)], request);
      client.setQueryData(cartItems.list.cacheKey, (items: unknown) => items && []);
      client.setQueryData(['collateralRequests', 'draft'], (draft: unknown) => draft && null);
    },
    onSettled: (_request, _error, _variables, _result, { client }) => {
      notifyOrdersChanged(client, api);
    },
  });
}
