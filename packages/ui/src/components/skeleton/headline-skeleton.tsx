import { cx } from 'class-variance-authority';
import type { JSX } from 'react';
import styles from './pp-headline-skeleton.module.css';
import bars from './pp-skeleton.module.css';

/** The head of a page that is on its way: tag, a title of two lines (a large one on a phone of three), meta line. */
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
