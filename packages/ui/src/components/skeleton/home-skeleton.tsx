import { cx } from 'class-variance-authority';
import type { JSX } from 'react';
import { HeadlineSkeleton } from './headline-skeleton.tsx';
import styles from './pp-home-skeleton.module.css';
import bars from './pp-skeleton.module.css';
import { ListSkeleton } from './skeleton.tsx';
import type { SkeletonProps } from './skeleton.tsx';

export type HomeSkeletonProps = SkeletonProps;

/**
 * Placeholder for the home page: a status strip above two columns. One column has the lead story and
 * the latest news, the other "Needs your attention" and shortcuts.
 *
 * @example
 * <HomeSkeleton />
 */
export function HomeSkeleton({ className, ...rest }: HomeSkeletonProps): JSX.Element {
  return (
    <div {...rest} aria-hidden="true" className={cx(styles.page, className)}>
      <div className={styles.strip}>
        {Array.from({ length: 3 }, (_, row) => (
          <span key={row} className={cx(bars.bar, bars.short)} />
        ))}
      </div>
      <div className={styles.home}>
        <div className={styles.lead}>
          <HeadlineSkeleton size="display" />
          <div className={styles.excerpt}>
            <span className={bars.bar} />
            <span className={cx(bars.bar, bars.wrapped)} />
            <span className={cx(bars.bar, bars.wrapped)} />
            <span className={cx(bars.bar, bars.short)} />
          </div>
          <span className={cx(bars.bar, bars.button)} />
          <div className={styles.details}>
            {Array.from({ length: 4 }, (_, row) => (
              <span key={row} className={cx(bars.bar, bars.short)} />
            ))}
          </div>
        </div>
        <div className={styles.side}>
          <div className={cx(styles.section, styles.attention)}>
            <span className={cx(bars.bar, styles.heading)} />
            <ListSkeleton rows={5} />
            <div className={styles.more}>
              <span className={cx(bars.bar, bars.short)} />
              <span className={cx(bars.bar, bars.short, bars.wrapped)} />
            </div>
          </div>
          <LinksSkeleton rows={6} />
        </div>
        <div className={cx(styles.section, styles.ruled)}>
          <span className={cx(bars.bar, styles.heading)} />
          <ListSkeleton rows={8} />
        </div>
      </div>
    </div>
  );
}

/** A column of links under a line and a heading. */
function LinksSkeleton({ rows }: { rows: number }): JSX.Element {
  return (
    <div className={cx(styles.section, styles.ruled)}>
      <span className={cx(bars.bar, styles.heading)} />
      <div className={styles.links}>
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className={styles.link}>
            <span className={cx(bars.bar, bars.short)} />
          </div>
        ))}
      </div>
    </div>
  );
}
