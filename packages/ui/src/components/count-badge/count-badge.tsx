import { cx } from 'class-variance-authority';
import type { ComponentProps, JSX } from 'react';
import styles from './pp-count-badge.module.css';

export interface CountBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** How many are unread; at 0 the badge is absent. */
  count: number;
  /**
   * The highest number written out; above it a plus sign stands, as in "99+".
   * @default 99
   */
  max?: number | undefined;
  /** The whole of what is meant, e.g. "5 unread alerts". */
  label: string;
}

/**
 * How many are unread, beside the thing they are in.
 *
 * @example
 * <CountBadge count={5} label="5 unread alerts" />
 */
export function CountBadge({
  count,
  max = 99,
  label,
  className,
  ...rest
}: CountBadgeProps): JSX.Element | null {
  if (count <= 0) return null;
  return (
    <span {...rest} className={cx(styles.root, className)}>
      <span aria-hidden="true">{count > max ? `${max}+` : count}</span>
      <span className="pp-visually-hidden">{label}</span>
    </span>
  );
}
