import type { CartItem, Delivery } from '@producer-portal/api';
import { Button, ListSkeleton, TextLink } from '@producer-portal/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { editItemPath } from '../../modules/collateral/paths.ts';
import { Outcome } from '../../modules/outcome/outcome.tsx';
import { Part } from '../../modules/parts/part.tsx';
import { orderCopy, reviewCopy as copy } from './copy.ts';
import { DeliveryDetails } from './delivery-details.tsx';
import { OrderHelp } from './order-help.tsx';
import { OrderItems } from './order-items.tsx';
import styles from './pp-order.module.css';

export interface OrderReviewProps {
  readonly cart: UseQueryResult<CartItem[]>;
  readonly delivery: Delivery;
  /** Links for editing the items and the shipping details. */
  readonly editPaths: { readonly items: string; readonly delivery: string };
  readonly pending: boolean;
  /** Why the order couldn't be submitted; empty if no attempt has failed. */
  readonly failure: string;
  readonly onSubmit: () => void;
}

/** Review of the order before the user submits it. Each part has a link for editing it. */
export function OrderReview(props: OrderReviewProps) {
  const { cart, delivery, editPaths, pending, failure, onSubmit } = props;
  return (
    <div className={styles.columns}>
      <Part
        title={orderCopy.items}
        query={cart}
        isEmpty={() => false}
        skeleton={<ListSkeleton rows={3} />}
        more={{ href: editPaths.items, label: copy.changeItems }}
      >
        {(items) => (
          <>
            <OrderItems items={items} total={null} getPath={editItemPath} />
            <OrderHelp canCancel />
            <p className={styles.reimbursement}>{copy.reimbursement}</p>
          </>
        )}
      </Part>
      <div className={styles.side}>
        <section className={styles.section} aria-labelledby="review-delivery">
          <h2 id="review-delivery">{orderCopy.delivery}</h2>
          <DeliveryDetails delivery={delivery} />
          <TextLink standalone href={editPaths.delivery}>
            {copy.changeDelivery}
          </TextLink>
        </section>
        {cart.data && (
          <div className={styles.place}>
            {failure && <Outcome tone="danger" message={failure} />}
            <Button pending={pending} onClick={onSubmit}>
              {copy.submit}
            </Button>
            <p>{copy.notSubmitted}</p>
          </div>
        )}
      </div>
    </div>
  );
}
