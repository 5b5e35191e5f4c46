import type { OrderStatus } from '@producer-portal/api';

/** Names of the order statuses (docs/product.md#orders). */
export const statusNames: Readonly<Record<OrderStatus, string>> = {
  draft: 'Draft',
  submitted: 'Submitted',
  in_review: 'In review',
  approved: 'Approved',
  returned: 'Returned',
  in_production: 'In production',
  shipped: 'Shipped',
  closed: 'Closed',
};

export const ordersCopy = {
  needsAction: (status: string) => `${status}: needs your action`,
  number: (id: string | number) => `Order ${id}`,
} as const;
