import * as v from 'valibot';
import { action, defineResource, list, withType, record } from '../../client/define-resource.ts';
import { recordResponse } from '../../client/endpoint.ts';
import { cartItemSchema } from '../cart-items/resource.ts';
import { idSchema, instantSchema, optional } from '../content/schema.ts';
import { deliveryInputSchema } from './delivery.ts';
import { orderStatuses, type OrderStatus } from '../content/vocabulary.ts';

/** Accepts unknown statuses too, so that an order with a new status still shows. */
export const orderStatusSchema: v.GenericSchema<OrderStatus | (string & {})> = v.union([
  v.picklist(orderStatuses),
  v.string(),
]);

/** Delivery address of an order, as the host sends it. */
export const deliverySchema = v.object({
  attention: v.string(),
  company: optional(v.string()),
  street: v.string(),
  street2: optional(v.string()),
  city: v.string(),
  /** Two-letter code. */
  state: v.string(),
  /** ZIP or ZIP+4. */
  postal_code: v.string(),
  phone: v.string(),
  email: optional(v.string()),
  notes: optional(v.string()),
});
export interface Delivery extends v.InferOutput<typeof deliverySchema> {}

/** An order of collateral items. A draft is the cart (docs/contract.md#collateral-request-record). */
export const collateralRequestSchema = v.object({
  id: idSchema,
  /** Order number, for phone calls and email. */
  number: optional(v.string()),
  status: orderStatusSchema,
  created_at: optional(instantSchema),
  submitted_at: optional(instantSchema),
  updated_at: optional(instantSchema),
  items: optional(v.array(cartItemSchema)),
  /** The sum of quantity times price over all items, in US cents. */
  total_cents: optional(v.number()),
  delivery: optional(deliverySchema),
  /** Status changes, oldest first. */
  history: optional(
    v.array(
      v.object({
        status: orderStatusSchema,
        at: optional(instantSchema),
        note: optional(v.string()),
      }),
    ),
  ),
});
export interface CollateralRequest extends v.InferOutput<typeof collateralRequestSchema> {}

/**
 * The user's orders, newest first, including the draft. Calls throw `NotAuthorized` for a user
 * without ordering permission, and `NotFound` for another user's order.
 */
export const collateralRequests = defineResource('collateralRequests', {
  list: list({
    prefix: 'COLLATERAL_REQUESTS',
    path: '/api/v1/collateral_requests',
    key: 'collateral_requests',
    schema: withType<CollateralRequest>(collateralRequestSchema),
    query: { status: 'orderStatus', page: 'page' },
  }),
  detail: record({
    prefix: 'COLLATERAL_REQUEST',
    path: '/api/v1/collateral_requests/:id',
    key: 'collateral_request',
    schema: withType<CollateralRequest>(collateralRequestSchema),
  }),
  submit: action({
    prefix: 'COLLATERAL_REQUEST_SUBMIT',
    method: 'PATCH',
    path: '/api/v1/collateral_requests/:id',
    body: v.object({
      collateral_request: v.object({
        status: v.literal('submitted'),
        delivery: deliveryInputSchema,
      }),
    }),
    response: recordResponse<CollateralRequest>('collateral_request', collateralRequestSchema),
  }),
});
