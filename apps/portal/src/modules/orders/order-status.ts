import type { CollateralRequest, OrderStatus } from '@producer-portal/api';
import { ordersCopy, statusNames } from './copy.ts';

/** Whether a status from the host is a known one. */
export function isOrderStatus(status: string): status is OrderStatus {
  return Object.hasOwn(statusNames, status);
}

/** The name of a status. An unknown status is shown as the host sent it. */
export function statusName(status: string): string {
  return isOrderStatus(status) ? statusNames[status] : status;
}

/** The name of an order, by its number or else its id. */
export function orderName({ id, number }: Pick<CollateralRequest, 'id' | 'number'>): string {
  return ordersCopy.number(number ?? id);
}

/**
 * Whether the user has to do something about an order: it was returned for changes, and its items haven't been ordered again.
 * The API doesn't link a new order to the returned one, so an order counts as ordered again once each of its templates is in
 * an order that was submitted after the return.
 *
 * @param orders - the user's orders. Without them, a returned order needs action.
 */
export function needsAction(
  order: CollateralRequest,
  orders: readonly CollateralRequest[] = [],
): boolean {
  if (order.status !== 'returned') return false;
  const returnedAt =
    order.history?.findLast(({ status }) => status === 'returned')?.at ?? order.updated_at;
  const items = order.items ?? [];
  if (!returnedAt || items.length === 0) return true;
  const reorderedTemplates = new Set(
    orders
      .filter(({ submitted_at: at }) => at && Date.parse(at) > Date.parse(returnedAt))
      .flatMap((other) => other.items?.map((item) => item.collateral_template_id) ?? []),
  );
  return !items.every((item) => reorderedTemplates.has(item.collateral_template_id));
}

/** Whether an order is in progress: neither the cart nor closed. */
export function isOpenOrder({ status }: Pick<CollateralRequest, 'status'>): boolean {
  return status !== 'draft' && status !== 'closed';
}
