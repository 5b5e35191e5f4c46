import type { ApiClient } from '../../client/api-client.ts';
import { call } from '../../client/endpoint.ts';
import type { Page } from '../../client/page.ts';
import type { QueryOf } from '../../client/query-values.ts';
import { isNotFound } from '../../errors/not-found.ts';
import type { Id } from '../content/schema.ts';
import type { FetchOptions, PressOptions } from '../fetch-options.ts';
import { createPressKey } from '../press-key.ts';
import type { DeliveryInput } from './delivery.ts';
import {
  collateralRequestEndpoint,
  collateralRequestsEndpoint,
  submitCollateralRequestEndpoint,
} from './endpoints.ts';
import type { CollateralRequest } from './schema.ts';

/** The filters of the list: `status` is one of `orderStatuses`. */
export type CollateralRequestsParams = QueryOf<typeof collateralRequestsEndpoint>;

/**
 * One page of the reader's orders, newest first; the draft is among them.
 *
 * @throws NotAuthorised for whoever may not order
 */
export function fetchCollateralRequests(
  api: ApiClient,
  params: CollateralRequestsParams = {},
  { signal }: FetchOptions = {},
): Promise<Page<CollateralRequest>> {
  return call(api, collateralRequestsEndpoint, { query: params, signal });
}

/**
 * One order.
 *
 * @throws NotFound when it is not there, or is another's
 */
export function fetchCollateralRequest(
  api: ApiClient,
  id: Id,
  { signal }: FetchOptions = {},
): Promise<CollateralRequest> {
  return call(api, collateralRequestEndpoint, { id, signal });
}

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
      const request = await fetchCollateralRequest(api, named, { signal });
      if (request.status === 'draft') return request;
    } catch (error) {
      // The token may be older than what was submitted elsewhere.
      if (!isNotFound(error)) throw error;
    }
  }
  const drafts = await fetchCollateralRequests(api, { status: 'draft' }, { signal });
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
  { signal, idempotencyKey = createPressKey() }: PressOptions = {},
): Promise<CollateralRequest> {
  const body = { collateral_request: { status: 'submitted', delivery } };
  return call(api, submitCollateralRequestEndpoint, { id, body, idempotencyKey, signal });
}
