import { cx } from 'class-variance-authority';
import { useId } from 'react';
import type { ComponentProps, JSX, ReactNode } from 'react';
import { Icon } from '../components/icon/icon.tsx';
import styles from './pp-field-frame.module.css';

/** The words around every field of a form. */
export interface FieldTexts {
  /** What is asked for; always visible. */
  label: ReactNode;
  /** Help that is there before the field is filled in. */
  hint?: ReactNode;
  /** What is wrong and how to mend it; its presence marks the field as invalid. */
  error?: ReactNode;
}

/** The ids that tie words to a control, and the attributes that the control carries for it. */
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

function isSaid(words: ReactNode): boolean {
  return words !== undefined && words !== null && words !== false && words !== '';
}

/** Ids and ARIA attributes of one field; `describedBy` is what the caller's own markup adds to it. */
export function useField({
  id,
  hint,
  error,
  describedBy,
}: Pick<FieldTexts, 'hint' | 'error'> & {
  id?: string | undefined;
  describedBy?: string | undefined;
}): Field {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = isSaid(hint) ? `${controlId}-hint` : undefined;
  const errorId = isSaid(error) ? `${controlId}-error` : undefined;
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

/** Hint and error, each where it is said. */
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

/** One control under its label, hint and error. `className` goes to the whole field. */
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

/** Several controls that answer one question, under its legend, hint and error. */
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

/** The class of what is typed into or chosen from: an input, a text area, a select. */
export const controlClass: string | undefined = styles.control;
