import type { CartItem } from '@producer-portal/api';
import { LineItem } from '@producer-portal/ui';
import { cartCopy } from '../../modules/cart/copy.ts';
import { Total } from '../../modules/cart/cart-lines.tsx';
import { ItemPicture, ItemText } from '../../modules/cart/item-details.tsx';
import { collateralPath } from '../../modules/collateral/paths.ts';
import { formatCents, getLineCents, getTotalCents } from '../../modules/money/money.ts';
import { contentLang } from '../../lib/page-locale.ts';
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
          return (
            <li key={id}>
              <LineItem
                title={title ?? cartCopy.untitled}
                titleLang={title ? contentLang : undefined}
                href={getPath(item) ?? undefined}
                illustration={<ItemPicture item={item} />}
                details={<ItemText item={item} />}
                quantity={cartCopy.quantity(quantity)}
                price={cents === null ? '–' : formatCents(cents)}
              />
            </li>
          );
        })}
      </ul>
      <Total cents={total ?? getTotalCents(items)} />
    </>
  );
}
