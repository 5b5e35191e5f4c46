import type { JSX, ReactNode, Ref } from 'react';
import styles from './pp-results-summary.module.css';

export interface ResultsSummaryProps {
  /** The sentence, for example "21–40 of 173". */
  children: ReactNode;
  /** Focus it after paging or filtering, so that the new range is read out. */
  ref?: Ref<HTMLParagraphElement> | undefined;
}

/**
 * Says which part of how many results is shown, under the ink rule that starts the list.
 *
 * It is a focus target and deliberately no live region: a change is announced once, by whoever made it.
 *
 * @example
 * <ResultsSummary ref={summary}>21–40 of 173</ResultsSummary>
 */
export function ResultsSummary({ children, ref }: ResultsSummaryProps): JSX.Element {
  return (
    <p ref={ref} tabIndex={-1} className={styles.root}>
      {children}
    </p>
  );
}
