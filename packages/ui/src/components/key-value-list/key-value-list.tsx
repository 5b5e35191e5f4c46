import { cx } from 'class-variance-authority';
import type { ComponentProps, JSX, ReactNode } from 'react';
import styles from './pp-key-value-list.module.css';

export interface KeyValueItem {
  term: string;
  /** What is known; null or undefined is shown as a dash. */
  details: ReactNode;
}

export interface KeyValueListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Terms are unique within one list. */
  items: readonly KeyValueItem[];
  /**
   * How many pairs stand beside each other where there is room (from 480 px of the list's own width).
   * @default 1
   */
  columns?: 1 | 2 | undefined;
}

/**
 * Facts with their names: what changes, for whom, when.
 *
 * @example
 * <KeyValueList items={[{ term: 'Effective', details: 'December 1, 2026' }]} />
 */
export function KeyValueList({
  items,
  columns = 1,
  className,
  ...rest
}: KeyValueListProps): JSX.Element {
  return (
    <dl {...rest} data-columns={columns} className={cx(styles.root, className)}>
      {items.map(({ term, details }) => (
        <div key={term} className={styles.pair}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.details}>{details ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
