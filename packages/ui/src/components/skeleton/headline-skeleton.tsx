import { cx } from 'class-variance-authority';
import type { JSX } from 'react';
import styles from './pp-headline-skeleton.module.css';
import bars from './pp-skeleton.module.css';

/**
 * Placeholder for a page's headline: two title lines and a meta line. `display` also has a kicker
 * above the title, and a third title line on a phone.
 */
export function HeadlineSkeleton({ size }: { size: 'display' | 'h1' }): JSX.Element {
  return (
    <div className={styles.headline} data-size={size}>
      {size === 'display' ? <span className={cx(bars.bar, styles.tag)} /> : null}
      <span className={cx(bars.bar, styles.title)} />
      {size === 'display' ? <span className={cx(bars.bar, styles.title, bars.wrapped)} /> : null}
      <span className={cx(bars.bar, styles.title, bars.short)} />
      <span className={cx(bars.bar, bars.meta)} />
    </div>
  );
}
