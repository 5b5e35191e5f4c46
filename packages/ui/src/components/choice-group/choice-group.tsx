'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps, JSX, ReactNode } from 'react';
import { FieldGroup, useField } from '../../internal/field-frame.tsx';
import { FieldOption } from '../../internal/field-option.tsx';
import styles from './pp-choice-group.module.css';

export interface Choice {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  /** @default false */
  disabled?: boolean | undefined;
}

export interface ChoiceGroupProps extends Omit<
  ComponentProps<'fieldset'>,
  'children' | 'onChange'
> {
  /** The question that users answer, for example "How should we ship it?" */
  legend: ReactNode;
  /** Help text that is always visible. */
  hint?: ReactNode;
  /** What is wrong and how to fix it. If set, the group is marked as invalid. */
  error?: ReactNode;
  /** The field name in the submitted form. */
  name: string;
  options: readonly Choice[];
  /** The selected value, or an empty string for none. */
  value: string;
  onChange: (value: string) => void;
}

/**
 * Radio buttons to choose one of a few options. Attributes, `ref`, and `id` go to the fieldset. An
 * `ErrorSummary` link to that `id` focuses the selected radio button, or the first one if none is selected.
 *
 * @example
 * <ChoiceGroup legend="Shipping" name="shipping" options={options} value={value} onChange={setValue} />
 */
export function ChoiceGroup({
  legend,
  hint,
  error,
  name,
  options,
  value,
  onChange,
  id,
  className,
  'aria-describedby': describedBy,
  ...rest
}: ChoiceGroupProps): JSX.Element {
  const field = useField({ id, hint, error, describedBy });
  return (
    <FieldGroup
      {...rest}
      // Not role="group": only a radiogroup can have `aria-invalid`.
      role="radiogroup"
      aria-invalid={field.control['aria-invalid']}
      field={field}
      label={legend}
      hint={hint}
      error={error}
      className={cx(styles.root, className)}
    >
      <div className={styles.options}>
        {options.map((option) => (
          <FieldOption
            key={option.value}
            type="radio"
            name={name}
            value={option.value}
            label={option.label}
            hint={option.hint}
            disabled={option.disabled}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
