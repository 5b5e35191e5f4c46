import { durationText } from './duration.ts';
import styles from './pp-learning.module.css';

export interface LengthMarkProps {
  readonly minutes: number | null | undefined;
}

/** How long something takes, in the margin where other rows have their date; empty where it is not known. */
export function LengthMark({ minutes }: LengthMarkProps) {
  const [figure, ...unit] = durationText(minutes)?.split('\u00a0') ?? [];
  return (
    <span className={styles.length}>
      {figure && (
        <>
          <span className={styles.figure}>{figure}</span> {unit.join('\u00a0')}
        </>
      )}
    </span>
  );
}
