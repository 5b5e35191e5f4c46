'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps, JSX, MouseEvent } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../ui-provider/ui-provider.tsx';
import { getPageItems } from './page-items.ts';
import styles from './pp-pagination.module.css';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The current page, starting at 1. */
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  labels: {
    /** The accessible name of the navigation, for example "Pages". */
    nav: string;
    previous: string;
    next: string;
    /** The accessible name of a page link, for example "Page 3". */
    page: (page: number) => string;
    /** The text between the two links on a phone, for example "Page 3 of 9". */
    pageOfTotal: (page: number, pageCount: number) => string;
  };
  /** Called when a link is followed in the same tab, so that the screen can move focus. */
  onNavigate?: ((page: number) => void) | undefined;
}

/**
 * Links to the pages of a list. A phone shows "Previous", "Page 3 of 9", and "Next". Renders
 * nothing if there is only one page.
 *
 * @example
 * <Pagination page={3} pageCount={9} hrefFor={(page) => `/alerts?page=${page}`} labels={labels} />
 */
export function Pagination({
  page,
  pageCount,
  hrefFor,
  labels,
  onNavigate,
  className,
  ...rest
}: PaginationProps): JSX.Element | null {
  if (pageCount <= 1) return null;

  function createClickHandler(targetPage: number) {
    return (event: MouseEvent) => {
      const opensInNewTab =
        event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!opensInNewTab) onNavigate?.(targetPage);
    };
  }

  return (
    <nav {...rest} aria-label={labels.nav} className={cx(styles.root, className)}>
      <div className={styles.previous}>
        {page > 1 ? (
          <Link
            href={hrefFor(page - 1)}
            rel="prev"
            className={styles.step}
            onClick={createClickHandler(page - 1)}
          >
            <Icon name="arrow-left" className={styles.arrow} />
            {labels.previous}
          </Link>
        ) : null}
      </div>
      <p className={styles.pageOfTotal}>{labels.pageOfTotal(page, pageCount)}</p>
      <ol className={styles.pages}>
        {getPageItems(page, pageCount).map((item) =>
          item.kind === 'gap' ? (
            <li key={item.key} aria-hidden="true" className={styles.gap}>
              …
            </li>
          ) : (
            <li key={item.key}>
              <Link
                href={hrefFor(item.page)}
                aria-label={labels.page(item.page)}
                aria-current={item.page === page ? 'page' : undefined}
                className={styles.page}
                onClick={createClickHandler(item.page)}
              >
                {item.page}
              </Link>
            </li>
          ),
        )}
      </ol>
      <div className={styles.next}>
        {page < pageCount ? (
          <Link
            href={hrefFor(page + 1)}
            rel="next"
            className={styles.step}
            onClick={createClickHandler(page + 1)}
          >
            {labels.next}
            <Icon name="arrow-right" className={styles.arrow} />
          </Link>
        ) : null}
      </div>
    </nav>
  );
}
