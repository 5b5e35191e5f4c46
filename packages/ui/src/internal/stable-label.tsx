import { cx } from 'class-variance-authority';
import type { JSX, ReactNode } from 'react';
import styles from './pp-stable-label.module.css';

interface StableLabelProps {
  /** The possible labels, by name. */
  labels: Readonly<Record<string, ReactNode>>;
  /** The name of the visible label. The other labels are hidden, even from screen readers. */
  current: string;
  className?: string | undefined;
}

/** A button label that changes. It is as wide as its widest variant, so that nothing moves. */
export function StableLabel({ labels, current, className }: StableLabelProps): JSX.Element {
  return (
    <span className={cx(styles.root, className)}>
      {Object.entries(labels).map(([name, label]) => (
        <span key={name} aria-hidden={name === current ? undefined : true} className={styles.label}>
          {label}
        </span>
      ))}
    </span>
  );
}
