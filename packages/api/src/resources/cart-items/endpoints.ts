import * as v from 'valibot';
import { listOf, nothing, recordOf } from '../../client/endpoint.ts';
import { cartItemInputSchema, cartItemSchema } from './schema.ts';

export const cartItemsEndpoint = {
  prefix: 'CART_ITEMS',
  method: 'GET',
  path: '/api/v1/cart_items',
  answer: listOf('cart_items', cartItemSchema),
} as const;

export const createCartItemEndpoint = {
  prefix: 'CART_ITEM_CREATE',
  method: 'POST',
  path: '/api/v1/cart_items',
  body: v.object({ cart_item: cartItemInputSchema }),
  answer: recordOf('cart_item', cartItemSchema),
} as const;

export const deleteCartItemEndpoint = {
  prefix: 'CART_ITEM_DELETE',
  method: 'DELETE',
  path: '/api/v1/cart_items/:id',
  answer: nothing,
} as const;
