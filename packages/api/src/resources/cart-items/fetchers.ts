import type { ApiClient } from '../../client/api-client.ts';
import { call } from '../../client/endpoint.ts';
import type { Id } from '../content/schema.ts';
import type { FetchOptions, PressOptions } from '../fetch-options.ts';
import { createPressKey } from '../press-key.ts';
import { cartItemsEndpoint, createCartItemEndpoint, deleteCartItemEndpoint } from './endpoints.ts';
import type { CartItem, CartItemInput } from './schema.ts';

/**
 * What is in the reader's cart, in the order in which it was put there.
 *
 * @throws NotAuthorised for whoever may not order
 */
export async function fetchCartItems(
  api: ApiClient,
  { signal }: FetchOptions = {},
): Promise<CartItem[]> {
  return (await call(api, cartItemsEndpoint, { signal })).items;
}

/**
 * Puts a piece of collateral into the cart. The first one opens a draft request: the token that
 * comes with the answer names it as `current_collateral_request_id`.
 *
 * @throws Rejected when it cannot be ordered so; `fields` names each reason: `quantity`, `state`,
 * `collateral_template_id`, `fields.<key>`
 * @throws NotAuthorised for whoever may not order
 */
export function createCartItem(
  api: ApiClient,
  { collateral_template_id, quantity, state, fields }: CartItemInput,
  { signal, idempotencyKey = createPressKey() }: PressOptions = {},
): Promise<CartItem> {
  const body = { cart_item: { collateral_template_id, quantity, state, fields } };
  return call(api, createCartItemEndpoint, { body, idempotencyKey, signal });
}

/**
 * Takes a piece out of the cart.
 *
 * @throws NotFound when it is not there any more, or is another's
 */
export function deleteCartItem(
  api: ApiClient,
  id: Id,
  { signal }: FetchOptions = {},
): Promise<void> {
  return call(api, deleteCartItemEndpoint, { id, signal });
}
