import { learningCopy as copy } from './copy.ts';
import styles from './pp-learning.module.css';

export interface DurationLabelProps {
  readonly minutes: number | null | undefined;
}

/** The length in minutes, in the place where other rows show a date; empty if unknown. */
export function DurationLabel({ minutes }: DurationLabelProps) {
  const rounded = Math.round(minutes ?? 0);
  return (
    <span className={styles.length}>
      {rounded > 0 && (
        <>
          <span className={styles.figure}>{rounded}</span> {copy.minuteUnit}
        </>
      )}
    </span>
  );
}
