import type { CartItem } from '@producer-portal/api';
import { MetaLine, TextLink } from '@producer-portal/ui';
import { cartCopy } from '../../modules/cart/copy.ts';
import { Total } from '../../modules/cart/cart-lines.tsx';
import { collateralPath } from '../../modules/collateral/addresses.ts';
import { formatCents, lineCents, totalCents } from '../../modules/money/money.ts';
import { stateName } from '../../modules/states/us-states.ts';
import { orderCopy as copy } from './copy.ts';
import styles from './pp-order.module.css';

export interface OrderPiecesProps {
  readonly items: readonly CartItem[];
  /** As the host has it; the sum of the pieces where it says none. */
  readonly total: number | null | undefined;
}

/** The pieces of an order as they were ordered. */
export function OrderPieces({ items, total }: OrderPiecesProps) {
  return (
    <>
      <ul className={styles.pieces} aria-label={copy.inOrder}>
        {items.map((item) => {
          const { id, title, quantity, state, collateral_template_id: template } = item;
          const cents = lineCents(item);
          const path = collateralPath({ slug: String(template) });
          return (
            <li key={id}>
              <div>
                {path ? (
                  <TextLink standalone href={path}>
                    {title ?? cartCopy.untitled}
                  </TextLink>
                ) : (
                  (title ?? cartCopy.untitled)
                )}
                <MetaLine>
                  {[cartCopy.pieces(quantity), state && copy.state(stateName(state))].filter(
                    Boolean,
                  )}
                </MetaLine>
              </div>
              <p className={styles.price}>{cents === null ? '–' : formatCents(cents)}</p>
            </li>
          );
        })}
      </ul>
      <Total cents={total ?? totalCents(items)} />
    </>
  );
}
