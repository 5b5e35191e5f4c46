import { cx } from 'class-variance-authority';
import type { JSX } from 'react';
import styles from './pp-headline-skeleton.module.css';
import bars from './pp-skeleton.module.css';

/**
 * The placeholder of a page's headline: tag, two lines of title (three for `display` on a phone),
 * and meta line.
 */
export function HeadlineSkeleton({ size }: { size: 'display' | 'h1' }): JSX.Element {
  return (
    <div className={styles.headline} data-size={size}>
      <span className={cx(bars.bar, styles.tag)} />
      <span className={cx(bars.bar, styles.title)} />
      {size === 'display' ? <span className={cx(bars.bar, styles.title, bars.wrapped)} /> : null}
      <span className={cx(bars.bar, styles.title, bars.short)} />
      <span className={cx(bars.bar, bars.meta)} />
    </div>
  );
}
