'use client';

import { cx } from 'class-variance-authority';
import { useState } from 'react';
import type { ComponentProps, JSX, KeyboardEvent } from 'react';
import { controlClass, FieldFrame, useField } from '../../internal/field-frame.tsx';
import type { FieldTexts } from '../../internal/field-frame.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useAnnounce } from '../live-region/live-region.tsx';
import styles from './pp-quantity-field.module.css';

export interface QuantityFieldProps
  extends
    Omit<
      ComponentProps<'input'>,
      'defaultValue' | 'max' | 'min' | 'onChange' | 'step' | 'type' | 'value'
    >,
    FieldTexts {
  /** A whole number, or `NaN` if the field has no valid number. */
  value: number;
  /**
   * Called with each number that the user types or steps to, and with `NaN` for invalid text. A
   * typed number can be outside `min` and `max` or between two steps. The field keeps it, and the
   * form should set `error`.
   */
  onChange: (value: number) => void;
  /** @default 1 */
  min?: number | undefined;
  max?: number | undefined;
  /**
   * The amount that one click adds or subtracts. Steps start at `min`.
   * @default 1
   */
  step?: number | undefined;
  labels: {
    /** The name of the minus button, for example "Fewer postcards". */
    less: string;
    /** The name of the plus button, for example "More postcards". */
    more: string;
  };
}

/**
 * A field for a whole number, with buttons that increase and decrease it. Attributes and `ref` go
 * to the input, `className` to the whole field. Requires a `LiveRegionProvider`.
 *
 * @example
 * <QuantityField label="Postcards" value={250} onChange={setCount} min={50} step={50} labels={labels} />
 */
export function QuantityField({
  label,
  hint,
  error,
  value,
  onChange,
  min = 1,
  max = Number.MAX_SAFE_INTEGER,
  step = 1,
  labels,
  id,
  className,
  onKeyDown,
  'aria-describedby': describedBy,
  ...rest
}: QuantityFieldProps): JSX.Element {
  const announce = useAnnounce();
  const [draft, setDraft] = useState('');
  const field = useField({ id, hint, error, describedBy });
  const isReadOnly = rest.disabled === true || rest.readOnly === true;
  const isNumber = !Number.isNaN(value);
  // Show the typed text as long as it matches the value.
  const text = Object.is(parseCount(draft), value) ? draft : isNumber ? String(value) : '';

  function getNextStep(direction: 1 | -1): number {
    if (!isNumber) return min;
    const position = (value - min) / step;
    // A number between two steps moves to the next step.
    const steps = direction === 1 ? Math.floor(position) + 1 : Math.ceil(position) - 1;
    return Math.min(max, Math.max(min, min + steps * step));
  }

  function update(next: number): void {
    setDraft(String(next));
    if (next !== value) onChange(next);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    onKeyDown?.(event);
    if (isReadOnly || event.defaultPrevented) return;
    if (event.key === 'ArrowUp') update(getNextStep(1));
    else if (event.key === 'ArrowDown') update(getNextStep(-1));
    else return;
    event.preventDefault();
  }

  function renderStepButton(direction: 1 | -1, isAtLimit: boolean): JSX.Element {
    return (
      <IconButton
        label={direction === 1 ? labels.more : labels.less}
        icon={direction === 1 ? 'plus' : 'minus'}
        className={styles.button}
        disabled={isReadOnly}
        aria-controls={field.id}
        aria-disabled={isAtLimit || undefined}
        onClick={() => {
          if (isAtLimit) return;
          update(getNextStep(direction));
          announce(String(getNextStep(direction)));
        }}
      />
    );
  }

  return (
    <FieldFrame field={field} label={label} hint={hint} error={error} className={className}>
      <div className={styles.controls}>
        {renderStepButton(-1, isNumber && value <= min)}
        <input
          autoComplete="off"
          {...rest}
          {...field.control}
          type="text"
          inputMode="numeric"
          role="spinbutton"
          aria-valuenow={isNumber ? value : undefined}
          aria-valuetext={isNumber ? undefined : text}
          aria-valuemin={min}
          aria-valuemax={max === Number.MAX_SAFE_INTEGER ? undefined : max}
          value={text}
          className={cx(controlClass, styles.input)}
          onKeyDown={handleKey}
          onChange={(event) => {
            const next = event.target.value;
            setDraft(next);
            if (!Object.is(parseCount(next), value)) onChange(parseCount(next));
          }}
        />
        {renderStepButton(1, isNumber && value >= max)}
      </div>
    </FieldFrame>
  );
}

/** Parses a whole number, with or without commas. Returns `NaN` for anything else. */
function parseCount(text: string): number {
  const digits = text.trim().replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '');
  return /^\d{1,15}$/.test(digits) ? Number(digits) : Number.NaN;
}
