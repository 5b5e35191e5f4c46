import { createCartItemMutation } from '@producer-portal/api';
import { CountLink } from '@producer-portal/ui';
import { useIsMutating } from '@tanstack/react-query';
import { useApi } from '../session/services.tsx';
import { cartCopy as copy } from './copy.ts';
import { useCart, useCartPath } from './use-cart.ts';

/** Links to the cart and shows how many items are in it, for users who can order. */
export function HeaderCart({ className }: { readonly className?: string | undefined }) {
  const count = useCart().data?.length ?? 0;
  const { mutationKey } = createCartItemMutation(useApi());
  const isAdding = useIsMutating({ mutationKey }) > 0;
  return (
    <CountLink
      className={className}
      icon="cart"
      href={useCartPath()}
      label={copy.cart}
      count={count}
      countLabel={copy.items(count)}
      adding={isAdding}
    />
  );
}
