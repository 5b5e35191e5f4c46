import { cx } from 'class-variance-authority';
import type { JSX } from 'react';
import { ButtonLink } from '../button-link/button-link.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';
import type { LinkProps } from '../ui-provider/ui-provider.tsx';
import styles from './pp-count-link.module.css';

export interface CountLinkProps extends Omit<LinkProps, 'children'> {
  icon: IconName;
  /** The number of items. At 0, no number is shown. */
  count: number;
  /** The text next to the icon. */
  label: string;
  /** Read by screen readers instead of the number, for example "2 items". */
  countLabel: string;
  /**
   * An item is being added: dots appear next to the number, which does not change yet.
   * @default false
   */
  adding?: boolean | undefined;
}

/**
 * A link to a collection, with its number of items. The number uses the text color, so that it
 * doesn't look like an unread count.
 *
 * @example
 * <CountLink icon="cart" href="/cart" label="Cart" count={2} countLabel="2 items" />
 */
export function CountLink({
  icon,
  count,
  label,
  countLabel,
  adding = false,
  className,
  ...rest
}: CountLinkProps): JSX.Element {
  return (
    <ButtonLink
      {...rest}
      variant="quiet"
      size="sm"
      data-pending={adding || undefined}
      className={cx(styles.root, className)}
    >
      <Icon name={icon} className={styles.icon} />
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
