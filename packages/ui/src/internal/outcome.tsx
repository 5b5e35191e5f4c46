import { cx } from 'class-variance-authority';
import type { ComponentProps, JSX } from 'react';
import { Icon } from '../components/icon/icon.tsx';
import styles from './pp-outcome.module.css';

interface OutcomeProps extends ComponentProps<'p'> {
  tone: 'danger' | 'success' | 'plain';
}

/** One line beside what was pressed: how it went, and what to do where it failed. */
export function Outcome({ tone, className, children, ...rest }: OutcomeProps): JSX.Element {
  return (
    <p {...rest} data-tone={tone} className={cx(styles.root, className)}>
      {tone === 'plain' ? null : <Icon name={tone} size={20} className={styles.icon} />}
      <span className={styles.text}>{children}</span>
    </p>
  );
}
