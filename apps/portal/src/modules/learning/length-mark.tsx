import { learningCopy as copy } from './copy.ts';
import styles from './pp-learning.module.css';

export interface LengthMarkProps {
  readonly minutes: number | null | undefined;
}

/** How long something takes, in the margin where other rows have their date; empty where it is not known. */
export function LengthMark({ minutes }: LengthMarkProps) {
  const whole = Math.round(minutes ?? 0);
  return (
    <span className={styles.length}>
      {whole > 0 && (
        <>
          <span className={styles.figure}>{whole}</span> {copy.minuteUnit}
        </>
      )}
    </span>
  );
}
