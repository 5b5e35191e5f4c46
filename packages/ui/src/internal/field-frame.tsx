import { cx } from 'class-variance-authority';
import { useId } from 'react';
import type { ComponentProps, JSX, ReactNode } from 'react';
import { Icon } from '../components/icon/icon.tsx';
import styles from './pp-field-frame.module.css';

/** The label and messages of a form field. */
export interface FieldTexts {
  /** The visible label. */
  label: ReactNode;
  /** Help text that is always visible. */
  hint?: ReactNode;
  /** What is wrong and how to fix it. If set, the field is marked as invalid. */
  error?: ReactNode;
}

/** The IDs of a field's parts, and the attributes of its control. */
export interface Field {
  id: string;
  labelId: string;
  hintId: string | undefined;
  errorId: string | undefined;
  control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  };
}

function hasText(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}

/**
 * Returns the IDs and ARIA attributes of a field. `describedBy` adds IDs of the caller's own
 * elements.
 */
export function useField({
  id,
  hint,
  error,
  describedBy,
}: Pick<FieldTexts, 'hint' | 'error'> & {
  id?: string | undefined;
  describedBy?: string | undefined;
}): Field {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const hintId = hasText(hint) ? `${controlId}-hint` : undefined;
  const errorId = hasText(error) ? `${controlId}-error` : undefined;
  return {
    id: controlId,
    labelId: `${controlId}-label`,
    hintId,
    errorId,
    control: {
      id: controlId,
      'aria-describedby': cx(describedBy, hintId, errorId) || undefined,
      'aria-invalid': errorId === undefined ? undefined : true,
    },
  };
}

/** The hint and the error, if set. */
export function FieldMessages({
  field: { hintId, errorId },
  hint,
  error,
}: Pick<FieldTexts, 'hint' | 'error'> & { field: Field }): JSX.Element | null {
  if (hintId === undefined && errorId === undefined) return null;
  return (
    <div className={styles.messages}>
      {hintId === undefined ? null : (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {errorId === undefined ? null : (
        <p id={errorId} className={styles.error}>
          <Icon name="danger" size={20} className={styles.errorIcon} />
          <span className={styles.errorText}>{error}</span>
        </p>
      )}
    </div>
  );
}

/** A control under its label, hint, and error. `className` goes to the whole field. */
export function FieldFrame({
  field,
  label,
  hint,
  error,
  className,
  children,
}: FieldTexts & {
  field: Field;
  className?: string | undefined;
  children: ReactNode;
}): JSX.Element {
  return (
    <div className={cx(styles.root, className)}>
      <div className={styles.text}>
        <label id={field.labelId} htmlFor={field.id} className={styles.label}>
          {label}
        </label>
        <FieldMessages field={field} hint={hint} error={error} />
      </div>
      {children}
    </div>
  );
}

/** Several controls for one question, under a legend, hint, and error. */
export function FieldGroup({
  field,
  label,
  hint,
  error,
  className,
  children,
  ...rest
}: FieldTexts & { field: Field } & ComponentProps<'fieldset'>): JSX.Element {
  return (
    <fieldset
      {...rest}
      id={field.id}
      aria-describedby={field.control['aria-describedby']}
      className={cx(styles.root, className)}
    >
      <legend className={cx(styles.label, styles.legend)}>{label}</legend>
      <FieldMessages field={field} hint={hint} error={error} />
      {children}
    </fieldset>
  );
}

/** The class of an input, text area, or select. */
export const controlClass: string | undefined = styles.control;
