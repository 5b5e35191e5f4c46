import { cx } from 'class-variance-authority';
import type { ComponentProps, JSX } from 'react';
import styles from './pp-results-summary.module.css';

/** The sentence as children, and a `ref` to focus it after paging, so that the new range is read out. */
export type ResultsSummaryProps = ComponentProps<'p'>;

/**
 * Says which part of how many results is shown, under the ink rule that starts the list.
 *
 * It is a focus target and deliberately no live region: a change is announced once, by whoever made it.
 *
 * @example
 * <ResultsSummary ref={summary}>21–40 of 173</ResultsSummary>
 */
export function ResultsSummary({ className, ...rest }: ResultsSummaryProps): JSX.Element {
  return <p {...rest} tabIndex={-1} className={cx(styles.root, className)} />;
}
