import { ButtonLink, ListSkeleton } from '@producer-portal/ui';
import { Part } from '../parts/part.tsx';
import { ViewOnly } from '../view-only/view-only.tsx';
import { CartLines } from './cart-lines.tsx';
import { cartCopy as copy } from './copy.ts';
import styles from './pp-cart.module.css';
import { useCart, useCartPath, useCanOrder } from './use-cart.ts';

/** The cart as a part of another page, with a link to check out. Hidden without ordering permission. */
export function CartPart() {
  const cart = useCart();
  const path = useCartPath();
  if (!useCanOrder()) return null;
  return (
    <Part
      title={copy.cart}
      query={cart}
      // An empty cart still renders, because it explains how to add items.
      isEmpty={() => false}
      skeleton={<ListSkeleton rows={2} />}
    >
      {(items) => (
        <div className={styles.panel}>
          <ViewOnly>
            <CartLines items={items} />
          </ViewOnly>
          {items.length > 0 && <ButtonLink href={path}>{copy.checkOut}</ButtonLink>}
        </div>
      )}
    </Part>
  );
}
