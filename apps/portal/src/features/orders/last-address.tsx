import { collateralRequests, type Delivery } from '@producer-portal/api';
import { Button } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orderName } from '../../modules/orders/order-status.ts';
import { Outcome } from '../../modules/outcome/outcome.tsx';
import { useApi } from '../../modules/session/services.tsx';
import { deliveryCopy, reviewCopy } from './copy.ts';
import { deliveryFields } from './delivery-errors.ts';
import { Address } from './delivery-details.tsx';
import styles from './pp-order.module.css';
import type { DeliveryDraft } from './use-delivery-draft.ts';

const copy = deliveryCopy.lastAddress;

/** All delivery fields except the notes, which are about a single order. */
const addressFields = deliveryFields.filter((field) => field !== 'notes');

export interface LastAddressProps {
  readonly draft: DeliveryDraft;
  /** Called after the address is filled in and the button disappears. */
  readonly onUse: () => void;
}

/** Offers the address of the user's last order, unless the form already has it. Confirms that the address was filled in. */
export function LastAddress({ draft, onUse }: LastAddressProps) {
  const { data: orders } = useQuery(collateralRequests.list.query(useApi()));
  const [isUsed, setUsed] = useState(false);
  const lastOrder = orders?.items.find(({ status, delivery }) => status !== 'draft' && delivery);
  if (!lastOrder?.delivery) return null;
  const address = toFormValues(lastOrder.delivery);
  const isSame = addressFields.every((field) => draft.value[field] === address[field]);
  if (isSame) {
    if (!isUsed) return null;
    return (
      <Outcome tone="success" message={copy.used(orderName(lastOrder))}>
        {/* Not announced: announcements stay on the page for seconds, and the user can submit the order before that. */}
        <p>{reviewCopy.notSubmitted}</p>
      </Outcome>
    );
  }

  return (
    <section className={styles.last} aria-label={copy.title(orderName(lastOrder))}>
      <p>{copy.title(orderName(lastOrder))}</p>
      <div>
        <p className={styles.recipient}>{address.attention}</p>
        <Address delivery={lastOrder.delivery} />
      </div>
      <Button
        variant="secondary"
        onClick={() => {
          draft.change(address);
          setUsed(true);
          onUse();
        }}
      >
        {copy.use}
      </Button>
    </section>
  );
}

const toFormValues = (delivery: Delivery) =>
  Object.fromEntries(addressFields.map((field) => [field, delivery[field] ?? ''])) as Record<
    (typeof addressFields)[number],
    string
  >;
