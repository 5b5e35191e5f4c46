import { OrderStatus } from '@producer-portal/ui';
import { isOrderStatus, statusName } from './order-status.ts';

/** Where an order stands: its word, and its shape where the status is a known one. */
export function StatusMark({ status }: { readonly status: string }) {
  return isOrderStatus(status) ? (
    <OrderStatus status={status}>{statusName(status)}</OrderStatus>
  ) : (
    <span>{status}</span>
  );
}
