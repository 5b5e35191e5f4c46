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

/** Whether the user has to do something about an order: it was returned for changes. */
export function needsAction({ status }: Pick<CollateralRequest, 'status'>): boolean {
  return status === 'returned';
}

/** Whether an order is in progress: neither the cart nor closed. */
export function isOpenOrder({ status }: Pick<CollateralRequest, 'status'>): boolean {
  return status !== 'draft' && status !== 'closed';
}
