import { ButtonLink, ListSkeleton } from '@producer-portal/ui';
import { Part } from '../parts/part.tsx';
import { CartLines } from './cart-lines.tsx';
import { cartCopy as copy } from './copy.ts';
import styles from './pp-cart.module.css';
import { useCart, useCartPath, useMayOrder } from './use-cart.ts';

/** The cart as a part of another page, with the way on; absent for who may not order. */
export function CartPart() {
  const cart = useCart();
  const path = useCartPath();
  if (!useMayOrder()) return null;
  return (
    <Part
      title={copy.cart}
      query={cart}
      // An empty cart is a cart: it says what to do with it.
      isEmpty={() => false}
      skeleton={<ListSkeleton rows={2} />}
    >
      {(items) => (
        <div className={styles.panel}>
          <CartLines items={items} />
          {items.length > 0 && <ButtonLink href={path}>{copy.checkOut}</ButtonLink>}
        </div>
      )}
    </Part>
  );
}
