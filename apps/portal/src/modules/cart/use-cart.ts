import { cartItems, draftCollateralRequestQuery } from '@producer-portal/api';
import { useQuery } from '@tanstack/react-query';
import { access } from '../access/access.ts';
import { coopPath, orderPath } from '../collateral/addresses.ts';
import { useApi, useSession } from '../session/services.tsx';

/** Whether the reader may put pieces into a cart and order them. */
export function useMayOrder(): boolean {
  return access(useSession(), 'co-op.orders').allowed;
}

/** What is in the reader's cart; nothing is asked for who may not order. */
export function useCart() {
  return useQuery({ ...cartItems.list.query(useApi()), enabled: useMayOrder() });
}

/**
 * Where the cart is looked at and sent: its draft's page, the co-op center while nothing is in it. Until the draft is known,
 * the token says which it is: the answer to the first piece has brought it.
 */
export function useCartPath(): string {
  const { data: items } = useCart();
  const named = useSession().claims?.current_collateral_request_id;
  const hasItems = (items?.length ?? 0) > 0;
  const { data: draft } = useQuery({
    ...draftCollateralRequestQuery(useApi()),
    enabled: hasItems,
  });
  const id = draft?.id ?? named;
  return hasItems && id != null ? orderPath(id) : coopPath;
}
