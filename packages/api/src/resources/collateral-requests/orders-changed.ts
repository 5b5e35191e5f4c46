import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../client/api-client.ts';

/** Refetches the cart and the orders, here and in other tabs. Both change together, because the cart is a draft order. */
export function notifyOrdersChanged(client: QueryClient, api: ApiClient): void {
  for (const resource of ['cartItems', 'collateralRequests']) {
    void client.invalidateQueries({ queryKey: [resource] });
    api.session.notify({ type: 'changed', resource });
  }
}
