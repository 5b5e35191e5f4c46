import type { CartItem } from '@producer-portal/api';
import { TextLink } from '@producer-portal/ui';
import { cartCopy } from '../../modules/cart/copy.ts';
import { Total } from '../../modules/cart/cart-lines.tsx';
import { ItemPicture, ItemText } from '../../modules/cart/item-details.tsx';
import { collateralPath } from '../../modules/collateral/paths.ts';
import { formatCents, getLineCents, getTotalCents } from '../../modules/money/money.ts';
import { hostText } from '../../lib/host-text.tsx';
import { orderCopy as copy } from './copy.ts';
import styles from './pp-order.module.css';

export interface OrderItemsProps {
  readonly items: readonly CartItem[];
  /** Total from the host, in cents. Falls back to the sum of the items. */
  readonly total: number | null | undefined;
  /** Returns the path that an item links to. @default the page where the item can be ordered */
  readonly getPath?: (item: CartItem) => string | null;
}

const templatePath = ({ collateral_template_id: template }: CartItem) =>
  collateralPath({ slug: String(template) });

/** The items of an order with their total. */
export function OrderItems({ items, total, getPath = templatePath }: OrderItemsProps) {
  return (
    <>
      <ul className={styles.items} aria-label={copy.inOrder}>
        {items.map((item) => {
          const { id, title, quantity } = item;
          const cents = getLineCents(item);
          const path = getPath(item);
          return (
            <li key={id}>
              <div className={styles.picture} aria-hidden="true">
                <ItemPicture item={item} />
              </div>
              <div className={styles.text}>
                {path ? (
                  <TextLink standalone href={path}>
                    {title ? hostText(title) : cartCopy.untitled}
                  </TextLink>
                ) : (
                  (title ?? cartCopy.untitled)
                )}
                <p>{cartCopy.quantity(quantity)}</p>
                <ItemText item={item} />
              </div>
              <p className={styles.price}>{cents === null ? '–' : formatCents(cents)}</p>
            </li>
          );
        })}
      </ul>
      <Total cents={total ?? getTotalCents(items)} />
    </>
  );
}
