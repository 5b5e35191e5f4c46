import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../client/api-client.ts';

/** The cart is what its draft holds: both are asked again, here and in the other tabs. */
export function notifyOrdersChanged(client: QueryClient, api: ApiClient): void {
  for (const resource of ['cartItems', 'collateralRequests']) {
    void client.invalidateQueries({ queryKey: [resource] });
    api.session.notify({ type: 'changed', resource });
  }
}
