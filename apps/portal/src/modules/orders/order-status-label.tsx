import { type CollateralRequest, collateralRequests, type OrderStatus } from '@producer-portal/api';
import { StepStatus, type StepStatusProps } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../session/services.tsx';
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
  /** Whether the label says that the user must act. @default false */
  readonly isActionNeeded?: boolean;
}

/** An order's status: its name, with a shape if it is a known status. */
export function OrderStatusLabel({ status, isActionNeeded = false }: OrderStatusLabelProps) {
  const name = statusName(status);
  return isOrderStatus(status) ? (
    <StepStatus {...statusStyles[status]}>
      {isActionNeeded ? copy.needsAction(name) : name}
    </StepStatus>
  ) : (
    <span>{name}</span>
  );
}

/** An order's current status, which says whether the user must act. */
export function CurrentOrderStatus({ order }: { readonly order: CollateralRequest }) {
  const { data, isPending } = useQuery({
    ...collateralRequests.list.query(useApi()),
    enabled: order.status === 'returned',
  });
  return (
    <OrderStatusLabel
      status={order.status}
      isActionNeeded={!isPending && needsAction(order, data?.items)}
    />
  );
}
