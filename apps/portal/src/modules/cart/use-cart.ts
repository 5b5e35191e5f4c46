import { cartItems, draftCollateralRequestQuery } from '@producer-portal/api';
import { useQuery } from '@tanstack/react-query';
import { access } from '../access/access.ts';
import { coopPath, orderPath } from '../collateral/paths.ts';
import { useApi, useSession } from '../session/services.tsx';

/** Whether the user can add items to a cart and order them. */
export function useCanOrder(): boolean {
  return access(useSession(), 'co-op.orders').allowed;
}

/** The items in the user's cart. Sends no request without ordering permission. */
export function useCart() {
  return useQuery({ ...cartItems.list.query(useApi()), enabled: useCanOrder() });
}

/**
 * The path of the page that shows the cart: the draft order, or the co-op center while the cart is empty. Until the draft has
 * loaded, its id is read from the token. When the first item is added, the host sends a new token with this id.
 */
export function useCartPath(): string {
  const { data: items } = useCart();
  const claimedId = useSession().claims?.current_collateral_request_id;
  const hasItems = (items?.length ?? 0) > 0;
  const { data: draft } = useQuery({
    ...draftCollateralRequestQuery(useApi()),
    enabled: hasItems,
  });
  const id = draft?.id ?? claimedId;
  return hasItems && id != null ? orderPath(id) : coopPath;
}
