import { cx } from 'class-variance-authority';
import type { ComponentProps, JSX, ReactNode } from 'react';
import styles from './pp-page-header.module.css';

export interface PageHeaderProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  title: string;
  /** Language of the title, if it isn't the page's. */
  titleLang?: string | undefined;
  /** The formatted number of listed records. Read as part of the heading. */
  count?: string | number | undefined;
  /** A short line above the title, such as a category tag. */
  kicker?: ReactNode;
  /** A line below the title, such as a `MetaLine`. */
  meta?: ReactNode;
  /** Controls for the whole page. */
  actions?: ReactNode;
  /** A `DateStamp` in the margin next to the title, or above it on a phone. */
  stamp?: ReactNode;
}

/**
 * The page's `h1` with its meta line, count, and actions. The heading takes focus after a
 * navigation.
 *
 * @example
 * <PageHeader title="Alerts" count={173} />
 */
export function PageHeader({
  title,
  titleLang,
  count,
  kicker,
  meta,
  actions,
  stamp,
  className,
  ...rest
}: PageHeaderProps): JSX.Element {
  return (
    <div {...rest} className={cx(styles.root, className)}>
      {stamp ? <div>{stamp}</div> : null}
      <div className={styles.text}>
        {kicker ? <div className={styles.kicker}>{kicker}</div> : null}
        <h1 tabIndex={-1} className={styles.title}>
          {titleLang === undefined ? title : <span lang={titleLang}>{title}</span>}
          {count === undefined ? null : (
            <>
              {' '}
              <span className={styles.count}>{count}</span>
            </>
          )}
        </h1>
        {meta ? <div className={styles.meta}>{meta}</div> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
