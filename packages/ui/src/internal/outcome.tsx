import { cx } from 'class-variance-authority';
import type { ComponentProps, JSX } from 'react';
import { Icon } from '../components/icon/icon.tsx';
import styles from './pp-outcome.module.css';

interface OutcomeProps extends ComponentProps<'p'> {
  tone: 'danger' | 'success' | 'neutral';
}

/** The result of an action, next to its button: what happened, and what to do after a failure. */
export function Outcome({ tone, className, children, ...rest }: OutcomeProps): JSX.Element {
  return (
    <p {...rest} data-tone={tone} className={cx(styles.root, className)}>
      {tone === 'neutral' ? null : <Icon name={tone} size={20} className={styles.icon} />}
      <span className={styles.text}>{children}</span>
    </p>
  );
}
