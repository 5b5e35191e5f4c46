import { cx } from 'class-variance-authority';
import type { JSX } from 'react';
import { ButtonLink } from '../button-link/button-link.tsx';
import { Icon } from '../icon/icon.tsx';
import type { LinkProps } from '../ui-provider/ui-provider.tsx';
import styles from './pp-cart-button.module.css';

export interface CartButtonProps extends Omit<LinkProps, 'children'> {
  /** How many things are in the cart; at 0 no number is shown. */
  count: number;
  /** The word beside the picture, for example "Cart". */
  label: string;
  /** Read instead of the number, for example "2 items". */
  countLabel: string;
  /**
   * Something is being added: dots stand beside the number, which does not change yet.
   * @default false
   */
  adding?: boolean | undefined;
}

/**
 * Leads to the cart and says how many things are in it. Its number is ink and not persimmon: a cart is
 * nothing unread.
 *
 * @example
 * <CartButton href="/cart" label="Cart" count={2} countLabel="2 items" />
 */
export function CartButton({
  count,
  label,
  countLabel,
  adding = false,
  className,
  ...rest
}: CartButtonProps): JSX.Element {
  return (
    <ButtonLink
      {...rest}
      kind="quiet"
      size="sm"
      data-pending={adding || undefined}
      className={cx(styles.root, className)}
    >
      <Icon name="cart" className={styles.icon} />
      <span className={styles.label}>{label}</span>{' '}
      {count > 0 ? (
        <span aria-hidden="true" className={styles.count}>
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
      <span className="pp-visually-hidden">{countLabel}</span>
    </ButtonLink>
  );
}
