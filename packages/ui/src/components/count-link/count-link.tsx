import { cx } from 'class-variance-authority';
import type { JSX } from 'react';
import { ButtonLink } from '../button-link/button-link.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';
import type { LinkProps } from '../ui-provider/ui-provider.tsx';
import styles from './pp-count-link.module.css';

export interface CountLinkProps extends Omit<LinkProps, 'children'> {
  icon: IconName;
  /** How many things are there; at 0 no number is shown. */
  count: number;
  /** The word beside the icon. */
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
 * Leads to a collection and says how many things are in it. The number has the color of the text, so
 * that it does not look unread.
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
      kind="quiet"
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
