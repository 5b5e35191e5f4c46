import { cx } from 'class-variance-authority';
import type { ComponentProps, JSX } from 'react';
import styles from './pp-skeleton.module.css';

export type SkeletonProps = Omit<ComponentProps<'div'>, 'children'>;

export interface ListSkeletonProps extends SkeletonProps {
  /** The number of rows on a page of the list. */
  rows: number;
}

/**
 * Placeholder for a list. Each row is as high as a `ContentItem` with a date stamp.
 *
 * @example
 * <ListSkeleton rows={20} />
 */
export function ListSkeleton({ rows, ...rest }: ListSkeletonProps): JSX.Element {
  return (
    <div {...rest} aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row}>
          <span className={styles.stamp} />
          <span className={styles.lines}>
            <span className={cx(styles.bar, styles.item)} />
            <span data-wrapped className={cx(styles.bar, styles.item, styles.wrapped)} />
            <span className={cx(styles.bar, styles.meta)} />
            <span data-wrapped className={cx(styles.bar, styles.meta, styles.wrapped)} />
          </span>
        </div>
      ))}
    </div>
  );
}
