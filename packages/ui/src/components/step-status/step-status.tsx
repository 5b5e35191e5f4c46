import { cx } from 'class-variance-authority';
import type { ComponentProps, JSX } from 'react';
import styles from './pp-step-status.module.css';

const ring = <circle cx="8" cy="8" r="6" />;

/** Shapes in a 16 by 16 view box. Lines are 2 units wide, and `data-fill` marks filled parts. */
const shapes = {
  ring,
  disc: <circle cx="8" cy="8" r="6" data-fill="" />,
  quarter: (
    <>
      {ring}
      <path d="M8 8V2a6 6 0 0 1 6 6z" data-fill="" />
    </>
  ),
  'half-right': (
    <>
      {ring}
      <path d="M8 2a6 6 0 0 1 0 12z" data-fill="" />
    </>
  ),
  'half-left': (
    <>
      {ring}
      <path d="M8 2a6 6 0 0 0 0 12z" data-fill="" />
    </>
  ),
  cross: <path d="m3 3 10 10M13 3 3 13" />,
  triangle: <path d="m8 2 6 11.5H2z" data-fill="" />,
  square: <path d="M2.5 2.5h11v11h-11z" data-fill="" />,
};

/** Users can tell the shapes apart without color. */
export type StepStatusShape = keyof typeof shapes;

export interface StepStatusProps extends ComponentProps<'span'> {
  shape: StepStatusShape;
  /** @default 'neutral' */
  tone?: 'neutral' | 'muted' | 'success' | 'danger' | undefined;
}

/**
 * The current status of a process, as a word with a symbol.
 *
 * @example
 * <StepStatus shape="quarter">In review</StepStatus>
 */
export function StepStatus({
  shape,
  tone = 'neutral',
  children,
  className,
  ...rest
}: StepStatusProps): JSX.Element {
  return (
    <span {...rest} data-tone={tone} className={cx(styles.root, className)}>
      <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false" className={styles.shape}>
        {shapes[shape]}
      </svg>
      <span className={styles.label}>{children}</span>
    </span>
  );
}
