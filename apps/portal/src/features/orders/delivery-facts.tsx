import type { Delivery } from '@producer-portal/api';
import { KeyValueList } from '@producer-portal/ui';
import { orderCopy as copy } from './copy.ts';
import styles from './pp-order.module.css';

/** An address, one line per part. */
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
export function DeliveryFacts({ delivery }: { readonly delivery: Delivery }) {
  const { attention, phone, email, notes } = delivery;
  return (
    <KeyValueList
      items={[
        { term: copy.facts.attention, details: attention },
        { term: copy.facts.address, details: <Address delivery={delivery} /> },
        { term: copy.facts.phone, details: phone },
        ...(email ? [{ term: copy.facts.email, details: email }] : []),
        ...(notes ? [{ term: copy.facts.notes, details: notes }] : []),
      ]}
    />
  );
}
