import type { Delivery } from '@producer-portal/api';
import { KeyValueList } from '@producer-portal/ui';
import { orderCopy as copy } from './copy.ts';
import styles from './pp-order.module.css';

/** An address, with one line for each part. */
export function Address({ delivery }: { readonly delivery: Delivery }) {
  const { company, street, street2, city, state, postal_code } = delivery;
  const lines = [company, street, street2, `${city}, ${state} ${postal_code}`].filter(Boolean);
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}

/** Recipient, address, and contact details of a delivery. */
export function DeliveryDetails({ delivery }: { readonly delivery: Delivery }) {
  const { attention, phone, email, notes } = delivery;
  return (
    <KeyValueList
      items={[
        { term: copy.details.attention, details: attention },
        { term: copy.details.address, details: <Address delivery={delivery} /> },
        { term: copy.details.phone, details: phone },
        ...(email ? [{ term: copy.details.email, details: email }] : []),
        ...(notes ? [{ term: copy.details.notes, details: notes }] : []),
      ]}
    />
  );
}
