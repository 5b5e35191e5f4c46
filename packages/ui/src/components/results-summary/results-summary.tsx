import { cx } from 'class-variance-authority';
import type { ComponentProps, JSX } from 'react';
import styles from './pp-results-summary.module.css';

/** The sentence as children, and a `ref` to focus it after paging so that the new range is read. */
export type ResultsSummaryProps = ComponentProps<'p'>;

/**
 * Shows the displayed range and the total, below the rule that starts the list.
 *
 * It is a focus target, not a live region: the code that changes the list announces the change
 * once.
 *
 * @example
 * <ResultsSummary ref={summary}>21–40 of 173</ResultsSummary>
 */
export function ResultsSummary({ className, ...rest }: ResultsSummaryProps): JSX.Element {
  return <p {...rest} tabIndex={-1} className={cx(styles.root, className)} />;
}
