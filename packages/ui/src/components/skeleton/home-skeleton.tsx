import { cx } from 'class-variance-authority';
import type { JSX } from 'react';
import { HeadlineSkeleton } from './headline-skeleton.tsx';
import styles from './pp-home-skeleton.module.css';
import bars from './pp-skeleton.module.css';
import { ListSkeleton } from './skeleton.tsx';
import type { SkeletonProps } from './skeleton.tsx';

export type HomeSkeletonProps = SkeletonProps;

/**
 * The home page that is on its way: lead and "needs your eyes" over a rule, then the latest and a rail.
 *
 * @example
 * <HomeSkeleton />
 */
export function HomeSkeleton({ className, ...rest }: HomeSkeletonProps): JSX.Element {
  return (
    <div {...rest} aria-hidden="true" className={cx(styles.home, className)}>
      <div className={styles.brief}>
        <div className={styles.lead}>
          <HeadlineSkeleton size="display" />
          <span className={cx(bars.bar, bars.button)} />
        </div>
        <div className={cx(styles.section, styles.eyes)}>
          <span className={cx(bars.bar, styles.heading)} />
          <ListSkeleton rows={5} />
        </div>
      </div>
      <div className={styles.below}>
        <div className={cx(styles.section, styles.rail)}>
          <span className={cx(bars.bar, styles.heading)} />
          <div>
            {Array.from({ length: 4 }, (_, row) => (
              <div key={row} className={styles.shortcut}>
                <span className={cx(bars.bar, bars.short)} />
              </div>
            ))}
          </div>
        </div>
        <div className={styles.section}>
          <span className={cx(bars.bar, styles.heading)} />
          <ListSkeleton rows={6} />
        </div>
      </div>
    </div>
  );
}
