import { cx } from 'class-variance-authority';
import type { JSX } from 'react';
import { HeadlineSkeleton } from './headline-skeleton.tsx';
import styles from './pp-article-skeleton.module.css';
import bars from './pp-skeleton.module.css';
import type { SkeletonProps } from './skeleton.tsx';

export type ArticleSkeletonProps = SkeletonProps;

/**
 * Placeholder for an article: headline, meta line, lead paragraph, and two more paragraphs.
 *
 * @example
 * <ArticleSkeleton />
 */
export function ArticleSkeleton({ className, ...rest }: ArticleSkeletonProps): JSX.Element {
  return (
    <div {...rest} aria-hidden="true" className={cx(styles.article, className)}>
      <HeadlineSkeleton size="h1" />
      {[3, 6, 4].map((lines) => (
        <div key={lines} className={styles.paragraph}>
          {Array.from({ length: lines }, (_, line) => (
            <span key={line} className={cx(bars.bar, styles.text)} />
          ))}
        </div>
      ))}
    </div>
  );
}
