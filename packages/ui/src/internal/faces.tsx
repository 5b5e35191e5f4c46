import { cx } from 'class-variance-authority';
import type { JSX, ReactNode } from 'react';
import styles from './pp-faces.module.css';

interface FacesProps {
  /** What the button can say, by name. */
  faces: Readonly<Record<string, ReactNode>>;
  /** The name of the face that is shown and read. */
  shown: string;
  className?: string | undefined;
}

/** What a button says, where a press changes it: every face keeps its room, so that nothing moves. */
export function Faces({ faces, shown, className }: FacesProps): JSX.Element {
  return (
    <span className={cx(styles.root, className)}>
      {Object.entries(faces).map(([name, face]) => (
        <span key={name} aria-hidden={name === shown ? undefined : true} className={styles.face}>
          {face}
        </span>
      ))}
    </span>
  );
}
