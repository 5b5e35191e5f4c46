import type { OrderStatus } from '@producer-portal/api';
import { t, tc } from '../../lib/i18n.ts';

/** Names of the order statuses (docs/product.md#orders). */
export const statusNames: Readonly<Record<OrderStatus, string>> = {
  draft: tc('status of an order', 'Draft'),
  submitted: tc('status of an order', 'Submitted'),
  in_review: tc('status of an order', 'In review'),
  approved: tc('status of an order', 'Approved'),
  returned: tc('status of an order', 'Returned'),
  in_production: tc('status of an order', 'In production'),
  shipped: tc('status of an order', 'Shipped'),
  closed: tc('status of an order', 'Closed'),
};

export const ordersCopy = {
  needsAction: (status: string) => t('{status}: needs your action', { status }),
  number: (id: string | number) => t('Order {number}', { number: String(id) }),
} as const;
