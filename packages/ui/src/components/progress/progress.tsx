import { cx } from 'class-variance-authority';
import { useId } from 'react';
import type { ComponentProps, JSX, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './pp-progress.module.css';

export interface ProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is in progress, for example "Preparing your files". */
  label: ReactNode;
  /** The progress from 0 to `max`. Omit it if unknown. */
  value?: number | undefined;
  /** @default 100 */
  max?: number | undefined;
  /**
   * The value as text, such as "3 of 7 files". It is shown, and screen readers read it instead of a
   * percentage.
   */
  valueText?: string | undefined;
}

/**
 * A progress bar. Without a value the bar is hatched and static, not animated. It is not a live
 * region: announce the result with `useAnnounce`.
 *
 * @example
 * <Progress label="Preparing your files" value={3} max={7} valueText="3 of 7 files" />
 */
export function Progress({
  label,
  value,
  max = 100,
  valueText,
  className,
  ...rest
}: ProgressProps): JSX.Element {
  const barId = useId();
  const hasValidValue =
    value !== undefined && Number.isFinite(value) && Number.isFinite(max) && max > 0;
  const isDone = hasValidValue && value >= max;

  return (
    <div
      {...rest}
      data-state={isDone ? 'done' : hasValidValue ? 'determinate' : 'indeterminate'}
      className={cx(styles.root, className)}
    >
      <label htmlFor={barId} className={styles.label}>
        {label}
      </label>
      {valueText === undefined && !isDone ? null : (
        <span aria-hidden="true" className={styles.value}>
          {valueText}
          {isDone ? <Icon name="check" size={18} className={styles.tick} /> : null}
        </span>
      )}
      <progress
        id={barId}
        className={styles.bar}
        max={hasValidValue ? max : undefined}
        value={hasValidValue ? Math.min(Math.max(value, 0), max) : undefined}
        aria-valuetext={valueText}
      />
    </div>
  );
}
