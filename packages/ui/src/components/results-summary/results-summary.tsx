import { cx } from 'class-variance-authority';
import type { ComponentProps, JSX } from 'react';
import styles from './pp-results-summary.module.css';

/** Pass the sentence as children. Focus the `ref` after paging, so that screen readers read it. */
export type ResultsSummaryProps = ComponentProps<'p'>;

/**
 * Shows the range of displayed items and the total, at the top of a list.
 *
 * It can receive focus, but it is not a live region. The code that changes the list announces the
 * change.
 *
 * @example
 * <ResultsSummary ref={summary}>21–40 of 173</ResultsSummary>
 */
export function ResultsSummary({ className, ...rest }: ResultsSummaryProps): JSX.Element {
  return <p {...rest} tabIndex={-1} className={cx(styles.root, className)} />;
}
