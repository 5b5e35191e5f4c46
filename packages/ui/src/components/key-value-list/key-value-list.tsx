import { cx } from 'class-variance-authority';
import type { ComponentProps, JSX, ReactNode } from 'react';
import styles from './pp-key-value-list.module.css';

export interface KeyValueItem {
  term: string;
  /** The term's language, if it isn't the page's. */
  termLang?: string | undefined;
  /** The value. Null and undefined are shown as a dash. */
  details: ReactNode;
}

export interface KeyValueListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Each term must be unique in the list. */
  items: readonly KeyValueItem[];
  /**
   * The number of columns if the list is at least 480 px wide.
   * @default 1
   */
  columns?: 1 | 2 | undefined;
}

/**
 * A list of labeled details, such as what changes, which states, and when.
 *
 * @example
 * <KeyValueList items={[{ term: 'Effective', details: 'December 1, 2026' }]} />
 */
export function KeyValueList({
  items,
  columns = 1,
  className,
  ...rest
}: KeyValueListProps): JSX.Element {
  return (
    <dl {...rest} data-columns={columns} className={cx(styles.root, className)}>
      {items.map(({ term, termLang, details }) => (
        <div key={term} className={styles.pair}>
          <dt className={styles.term} lang={termLang}>
            {term}
          </dt>
          <dd className={styles.details}>{details ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
