import { cx } from 'class-variance-authority';
import type { ComponentProps, JSX } from 'react';
import { FieldMessages, useField } from './field-frame.tsx';
import type { FieldTexts } from './field-frame.tsx';
import marks from './pp-choice-mark.module.css';
import styles from './pp-field-option.module.css';

export interface FieldOptionProps extends Omit<ComponentProps<'input'>, 'type'>, FieldTexts {
  type: 'checkbox' | 'radio';
}

/** A checkbox or radio button with its label. The whole line is the click target. */
export function FieldOption({
  label,
  hint,
  error,
  id,
  className,
  'aria-describedby': describedBy,
  ...rest
}: FieldOptionProps): JSX.Element {
  const field = useField({ id, hint, error, describedBy });
  return (
    <div className={cx(styles.root, className)}>
      <label className={styles.option}>
        <input {...rest} {...field.control} className={cx(marks.mark, styles.mark)} />
        <span className={styles.label}>{label}</span>
      </label>
      <div className={styles.messages}>
        <FieldMessages field={field} hint={hint} error={error} />
      </div>
    </div>
  );
}
