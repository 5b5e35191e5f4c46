import { cartItemsQuery, draftCollateralRequestQuery } from '@producer-portal/api/queries';
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
  return useQuery({ ...cartItemsQuery(useApi()), enabled: useMayOrder() });
}

/** Where the cart is looked at and sent: its draft's page, the co-op center while there is no draft. */
export function useCartPath(): string {
  const api = useApi();
  const { data: items } = useCart();
  const hasItems = (items?.length ?? 0) > 0;
  const { data: draft } = useQuery({ ...draftCollateralRequestQuery(api), enabled: hasItems });
  return hasItems && draft ? orderPath(draft.id) : coopPath;
}
