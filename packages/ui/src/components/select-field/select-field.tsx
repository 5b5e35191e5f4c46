import { cx } from 'class-variance-authority';
import type { ComponentProps, JSX } from 'react';
import { controlClass, FieldFrame, useField } from '../../internal/field-frame.tsx';
import type { FieldTexts } from '../../internal/field-frame.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './pp-select-field.module.css';

/** Takes the `<option>`s as children. */
export interface SelectFieldProps extends ComponentProps<'select'>, FieldTexts {}

/**
 * A native select with a label. Attributes and `ref` go to the select, `className` to the whole
 * field.
 *
 * @example
 * <SelectField label="Product" name="product"><option value="mh">Mobile home</option></SelectField>
 */
export function SelectField({
  label,
  hint,
  error,
  id,
  className,
  children,
  'aria-describedby': describedBy,
  ...rest
}: SelectFieldProps): JSX.Element {
  const field = useField({ id, hint, error, describedBy });
  return (
    <FieldFrame field={field} label={label} hint={hint} error={error} className={className}>
      <span className={styles.control}>
        <select {...rest} {...field.control} className={cx(controlClass, styles.select)}>
          {children}
        </select>
        <Icon name="chevron-down" className={styles.arrow} />
      </span>
    </FieldFrame>
  );
}
