import type { OrderStatus } from '@producer-portal/api';

/** Where an order stands, in words (docs/product.md#orders). */
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

/** The words of orders, wherever they are shown. */
export const ordersCopy = {
  open: 'Your orders',
  all: 'All orders',
  number: (id: string | number) => `Order ${id}`,
} as const;
