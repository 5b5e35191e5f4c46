import type { CollateralRequest, OrderStatus } from '@producer-portal/api';
import { ordersCopy, statusNames } from './copy.ts';

/** Whether a host's word for where an order stands is one of the contract's. */
export function isOrderStatus(status: string): status is OrderStatus {
  return Object.hasOwn(statusNames, status);
}

/** Where an order stands, in words; a status that is not known here stands as the host names it. */
export function statusName(status: string): string {
  return isOrderStatus(status) ? statusNames[status] : status;
}

/** What an order is called: its number as people name it, else its id. */
export function orderName({ id, number }: Pick<CollateralRequest, 'id' | 'number'>): string {
  return ordersCopy.number(number ?? id);
}

/** Whether something is still to come of an order: it is neither the cart nor over. */
export function isOpenOrder({ status }: Pick<CollateralRequest, 'status'>): boolean {
  return status !== 'draft' && status !== 'closed';
}
