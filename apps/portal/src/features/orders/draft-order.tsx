import type { CollateralRequest } from '@producer-portal/api';
import { ListSkeleton, PageHeader, TextLink } from '@producer-portal/ui';
import { CartLines } from '../../modules/cart/cart-lines.tsx';
import { useCart } from '../../modules/cart/use-cart.ts';
import { coopPath } from '../../modules/collateral/addresses.ts';
import { Part } from '../../modules/parts/part.tsx';
import { orderCopy as copy, ordersCopy } from './copy.ts';
import { DeliveryForm } from './delivery-form.tsx';
import styles from './pp-order.module.css';

export interface DraftOrderProps {
  readonly order: CollateralRequest;
  readonly title: string;
}

/** The cart on its way to an order: what is in it, and where it shall be sent. */
export function DraftOrder({ order, title }: DraftOrderProps) {
  const cart = useCart();
  return (
    <div className={styles.order}>
      <PageHeader
        title={title}
        actions={
          <TextLink standalone href={coopPath}>
            {ordersCopy.center}
          </TextLink>
        }
      />
      <div className={styles.columns}>
        <Part
          title={copy.pieces}
          query={cart}
          isEmpty={() => false}
          skeleton={<ListSkeleton rows={3} />}
        >
          {(items) => <CartLines items={items} />}
        </Part>
        {(cart.data?.length ?? 0) > 0 && <DeliveryForm order={order} />}
      </div>
    </div>
  );
}
