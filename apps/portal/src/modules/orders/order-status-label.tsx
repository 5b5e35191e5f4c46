import type { OrderStatus } from '@producer-portal/api';
import { StepStatus, type StepStatusProps } from '@producer-portal/ui';
import { isOrderStatus, statusName } from './order-status.ts';

/** The shape and tone of each status (docs/design.md#order-statuses). */
const statusStyles: Readonly<Record<OrderStatus, Pick<StepStatusProps, 'shape' | 'tone'>>> = {
  draft: { shape: 'ring', tone: 'muted' },
  submitted: { shape: 'disc' },
  in_review: { shape: 'quarter' },
  approved: { shape: 'half-right', tone: 'success' },
  returned: { shape: 'cross', tone: 'danger' },
  in_production: { shape: 'half-left' },
  shipped: { shape: 'triangle', tone: 'success' },
  closed: { shape: 'square', tone: 'muted' },
};

/** An order's status: its name, with a shape if it is a known status. */
export function OrderStatusLabel({ status }: { readonly status: string }) {
  return isOrderStatus(status) ? (
    <StepStatus {...statusStyles[status]}>{statusName(status)}</StepStatus>
  ) : (
    <span>{status}</span>
  );
}
