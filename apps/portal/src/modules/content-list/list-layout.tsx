import type { ReactNode } from 'react';
import styles from './pp-list-layout.module.css';

export interface ListLayoutProps {
  readonly heading: ReactNode;
  /** The filter panel: a column beside the list on wide screens, and a bar above it on narrow ones or with large text. */
  readonly filters: ReactNode;
  readonly children: ReactNode;
}

/** Layout of a list page: heading on top, filters beside or above the results. */
export function ListLayout({ heading, filters, children }: ListLayoutProps) {
  return (
    <div className={styles.page}>
      <div className={styles.root}>
        <div className={styles.heading}>{heading}</div>
        <div className={styles.filters}>{filters}</div>
        <div className={styles.results}>{children}</div>
      </div>
    </div>
  );
}
