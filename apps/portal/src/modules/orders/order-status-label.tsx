import type { OrderStatus } from '@producer-portal/api';
import { StepStatus, type StepStatusProps } from '@producer-portal/ui';
import { ordersCopy as copy } from './copy.ts';
import { isOrderStatus, needsAction, statusName } from './order-status.ts';

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

export interface OrderStatusLabelProps {
  readonly status: string;
  /**
   * Whether this is the order's current status, not a step of its history. The label of the current status says whether the
   * user must act. @default true
   */
  readonly isCurrent?: boolean;
}

/** An order's status: its name, with a shape if it is a known status. */
export function OrderStatusLabel({ status, isCurrent = true }: OrderStatusLabelProps) {
  const name = statusName(status);
  return isOrderStatus(status) ? (
    <StepStatus {...statusStyles[status]}>
      {isCurrent && needsAction({ status }) ? copy.needsAction(name) : name}
    </StepStatus>
  ) : (
    <span>{name}</span>
  );
}
