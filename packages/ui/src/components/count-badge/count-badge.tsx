import { cx } from 'class-variance-authority';
import type { ComponentProps, JSX } from 'react';
import styles from './pp-count-badge.module.css';

export interface CountBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The number of unread records. At 0, nothing is rendered. */
  count: number;
  /**
   * The highest number shown. Larger counts get a plus sign, as in "99+".
   * @default 99
   */
  max?: number | undefined;
  /** The full text for screen readers, for example "5 unread alerts". */
  label: string;
}

/**
 * Shows how many records are unread, next to their link or heading.
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
