import { cx } from 'class-variance-authority';
import { useId } from 'react';
import type { ComponentProps, JSX, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './pp-text-field.module.css';

export interface TextFieldProps extends ComponentProps<'input'> {
  label: ReactNode;
  /** Help that is there before the field is filled in. */
  hint?: ReactNode;
  /** What is wrong and how to mend it; its presence marks the field as invalid. */
  error?: ReactNode;
}

/**
 * One line of text with a visible label. Attributes and `ref` go to the input, `className` to the whole field.
 *
 * @example
 * <TextField label="Agent code" hint="Six digits" name="agentCode" inputMode="numeric" />
 */
export function TextField({
  label,
  hint,
  error,
  id,
  className,
  'aria-describedby': describedBy,
  ...rest
}: TextFieldProps): JSX.Element {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = hint === undefined ? undefined : `${inputId}-hint`;
  const errorId = error === undefined ? undefined : `${inputId}-error`;

  return (
    <div className={cx(styles.root, className)}>
      <label htmlFor={inputId} className={styles.label}>
        {label}
      </label>
      {hintId === undefined ? null : (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {errorId === undefined ? null : (
        <p id={errorId} className={styles.error}>
          <Icon name="danger" size={20} />
          <span>{error}</span>
        </p>
      )}
      <input
        {...rest}
        id={inputId}
        className={styles.input}
        aria-describedby={cx(describedBy, hintId, errorId) || undefined}
        aria-invalid={error === undefined ? undefined : true}
      />
    </div>
  );
}
