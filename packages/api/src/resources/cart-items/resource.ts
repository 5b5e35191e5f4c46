import * as v from 'valibot';
import { action, defineResource, withType, unpagedList } from '../../client/define-resource.ts';
import { noBody, recordResponse } from '../../client/endpoint.ts';
import { idSchema, optional } from '../content/schema.ts';

/** A collateral item in a cart or an order (docs/contract.md#cart-item-record). */
export const cartItemSchema = v.object({
  id: idSchema,
  collateral_template_id: idSchema,
  quantity: v.number(),
  /** Two-letter code. It selects the license number and the disclosure. */
  state: optional(v.string()),
  /** Printed text of each template field, by key. */
  fields: optional(v.record(v.string(), v.string())),
  title: optional(v.string()),
  /** Price of one unit, in US cents. */
  price_cents: optional(v.number()),
});
export interface CartItem extends v.InferOutput<typeof cartItemSchema> {}

/** Input for a new cart item. Send only fields that aren't locked; the host fills in the others. */
export const cartItemInputSchema = v.object({
  collateral_template_id: idSchema,
  quantity: v.pipe(
    v.number(),
    v.integer('Enter a whole number.'),
    v.minValue(1, 'Order at least one.'),
  ),
  /** Two-letter code. */
  state: v.string(),
  fields: v.record(v.string(), v.string()),
});
export interface CartItemInput extends v.InferOutput<typeof cartItemInputSchema> {}

/**
 * The user's cart, in the order in which items were added. Calls throw `NotAuthorized` for a user
 * without ordering permission.
 */
export const cartItems = defineResource('cartItems', {
  list: unpagedList({
    prefix: 'CART_ITEMS',
    path: '/api/v1/cart_items',
    key: 'cart_items',
    schema: withType<CartItem>(cartItemSchema),
  }),
  create: action({
    prefix: 'CART_ITEM_CREATE',
    method: 'POST',
    path: '/api/v1/cart_items',
    body: v.object({ cart_item: cartItemInputSchema }),
    response: recordResponse<CartItem>('cart_item', cartItemSchema),
    status: 201,
  }),
  delete: action({
    prefix: 'CART_ITEM_DELETE',
    method: 'DELETE',
    path: '/api/v1/cart_items/:id',
    response: noBody,
  }),
});
