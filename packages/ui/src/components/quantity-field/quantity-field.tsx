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
  /** A whole number, or `NaN` where the field holds none. */
  value: number;
  /**
   * Called with each number that is typed or stepped to; with `NaN` for a text that is none. A typed number
   * may lie outside of `min` and `max` or between two steps: it stays, and the form says so with `error`.
   */
  onChange: (value: number) => void;
  /** @default 1 */
  min?: number | undefined;
  max?: number | undefined;
  /**
   * What one press adds or takes, counted from `min`.
   * @default 1
   */
  step?: number | undefined;
  labels: {
    /** The name of the button that takes, for example "Fewer postcards". */
    less: string;
    /** The name of the button that adds, for example "More postcards". */
    more: string;
  };
}

/**
 * How many of something: a whole number, typed or stepped to. Attributes and `ref` go to the input,
 * `className` to the whole field. It needs a `LiveRegionProvider`.
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
  const isFixed = rest.disabled === true || rest.readOnly === true;
  const isNumber = !Number.isNaN(value);
  // What was typed, as long as it means what the caller holds.
  const text = Object.is(readCount(draft), value) ? draft : isNumber ? String(value) : '';

  function stepped(by: 1 | -1): number {
    if (!isNumber) return min;
    const at = (value - min) / step;
    // From between two steps to the next one in that direction.
    const steps = by === 1 ? Math.floor(at) + 1 : Math.ceil(at) - 1;
    return Math.min(max, Math.max(min, min + steps * step));
  }

  function set(next: number): void {
    setDraft(String(next));
    if (next !== value) onChange(next);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    onKeyDown?.(event);
    if (isFixed || event.defaultPrevented) return;
    if (event.key === 'ArrowUp') set(stepped(1));
    else if (event.key === 'ArrowDown') set(stepped(-1));
    else return;
    event.preventDefault();
  }

  function button(by: 1 | -1, isAtEnd: boolean): JSX.Element {
    return (
      <IconButton
        label={by === 1 ? labels.more : labels.less}
        icon={by === 1 ? 'plus' : 'minus'}
        className={styles.button}
        disabled={isFixed}
        aria-controls={field.id}
        aria-disabled={isAtEnd || undefined}
        onClick={() => {
          if (isAtEnd) return;
          set(stepped(by));
          announce(String(stepped(by)));
        }}
      />
    );
  }

  return (
    <FieldFrame field={field} label={label} hint={hint} error={error} className={className}>
      <div className={styles.holder}>
        {button(-1, isNumber && value <= min)}
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
            if (!Object.is(readCount(next), value)) onChange(readCount(next));
          }}
        />
        {button(1, isNumber && value >= max)}
      </div>
    </FieldFrame>
  );
}

/** The whole number that a text means, with or without commas; else `NaN`. */
function readCount(text: string): number {
  const digits = text.trim().replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '');
  return /^\d{1,15}$/.test(digits) ? Number(digits) : Number.NaN;
}
