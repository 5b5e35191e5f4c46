import { cx } from 'class-variance-authority';
import type { ComponentProps, JSX } from 'react';
import styles from './pp-skeleton.module.css';

export type SkeletonProps = Omit<ComponentProps<'div'>, 'children'>;

export interface ListSkeletonProps extends SkeletonProps {
  /** How many rows: as many as a page of the list holds. */
  rows: number;
}

/**
 * A list that is on its way: rows as high as `ContentItem` with a date stamp.
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
            <span className={cx(styles.bar, styles.item, styles.wrapped)} />
            <span className={cx(styles.bar, styles.meta)} />
            <span className={cx(styles.bar, styles.meta, styles.wrapped)} />
          </span>
        </div>
      ))}
    </div>
  );
}

export type ArticleSkeletonProps = SkeletonProps;

/**
 * An article that is on its way: tag, headline, meta line and three paragraphs.
 *
 * @example
 * <ArticleSkeleton />
 */
export function ArticleSkeleton({ className, ...rest }: ArticleSkeletonProps): JSX.Element {
  return (
    <div {...rest} aria-hidden="true" className={cx(styles.article, className)}>
      <Headline size="h1" />
      {[5, 6, 4].map((lines) => (
        <div key={lines} className={styles.paragraph}>
          {Array.from({ length: lines }, (_, line) => (
            <span key={line} className={cx(styles.bar, styles.text)} />
          ))}
        </div>
      ))}
    </div>
  );
}

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
          <Headline size="display" />
          <span className={cx(styles.bar, styles.button)} />
        </div>
        <div className={cx(styles.section, styles.eyes)}>
          <span className={cx(styles.bar, styles.heading)} />
          <ListSkeleton rows={5} />
        </div>
      </div>
      <div className={styles.below}>
        <div className={cx(styles.section, styles.rail)}>
          <span className={cx(styles.bar, styles.heading)} />
          <div>
            {Array.from({ length: 4 }, (_, row) => (
              <div key={row} className={styles.shortcut}>
                <span className={cx(styles.bar, styles.short)} />
              </div>
            ))}
          </div>
        </div>
        <div className={styles.section}>
          <span className={cx(styles.bar, styles.heading)} />
          <ListSkeleton rows={6} />
        </div>
      </div>
    </div>
  );
}

function Headline({ size }: { size: 'display' | 'h1' }): JSX.Element {
  return (
    <div className={styles.headline} data-size={size}>
      <span className={cx(styles.bar, styles.tag)} />
      <span className={cx(styles.bar, styles.title)} />
      <span className={cx(styles.bar, styles.title, styles.short)} />
      <span className={cx(styles.bar, styles.meta)} />
    </div>
  );
}
