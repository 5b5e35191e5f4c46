import { TextLink } from '@producer-portal/ui';
import { orderCopy } from './copy.ts';
import styles from './pp-order.module.css';

const copy = orderCopy.help;

export interface OrderHelpProps {
  /** Whether the order can still be canceled. */
  readonly canCancel: boolean;
}

/**
 * Says what the total leaves out, and who to ask about things that the API has no data for: shipping costs, billing, dates,
 * and cancellation (docs/contract.md#collateral-request-record).
 */
export function OrderHelp({ canCancel }: OrderHelpProps) {
  return (
    <p className={styles.reimbursement}>
      {canCancel ? copy.textWithCancel : copy.text}{' '}
      <TextLink href="/contact-us">{copy.link}</TextLink>.
    </p>
  );
}
