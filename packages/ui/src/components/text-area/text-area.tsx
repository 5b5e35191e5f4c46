import { cx } from 'class-variance-authority';
import { useState } from 'react';
import type { ChangeEvent, ComponentProps, JSX } from 'react';
import { controlClass, FieldFrame, useField } from '../../internal/field-frame.tsx';
import type { FieldTexts } from '../../internal/field-frame.tsx';
import { useAnnounceAtRest } from '../../internal/use-announce-at-rest.ts';
import styles from './pp-text-area.module.css';

/** From this share of the limit on, what is left is said. */
const NEARLY_FULL = 0.9;

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'rows'>, FieldTexts {
  /** Shows how much room is left. A text beyond it is kept and counted, never cut. */
  count?:
    | {
        /** Characters. */
        max: number;
        /** The sentence for so many characters left; a negative number is too many. */
        left: (characters: number) => string;
      }
    | undefined;
}

/**
 * A text of several lines with a visible label; it grows with what is written. Attributes and `ref` go to
 * the text area, `className` to the whole field. With `count` it needs a `LiveRegionProvider`.
 *
 * @example
 * <TextArea label="Notes" count={{ max: 1000, left: (n) => `${n} characters left` }} />
 */
export function TextArea({
  label,
  hint,
  error,
  count,
  id,
  className,
  onChange,
  'aria-describedby': describedBy,
  ...rest
}: TextAreaProps): JSX.Element {
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''));
  const field = useField({ id, hint, error, describedBy });
  const countId = `${field.id}-count`;
  const text = rest.value === undefined ? typed : String(rest.value);

  function handleChange(event: ChangeEvent<HTMLTextAreaElement>): void {
    setTyped(event.target.value);
    onChange?.(event);
  }

  return (
    <FieldFrame field={field} label={label} hint={hint} error={error} className={className}>
      <textarea
        {...rest}
        {...field.control}
        rows={3}
        aria-describedby={
          cx(field.control['aria-describedby'], count === undefined ? undefined : countId) ||
          undefined
        }
        className={cx(controlClass, styles.area)}
        onChange={handleChange}
      />
      {count === undefined ? null : (
        <Count id={countId} length={text.length} max={count.max} left={count.left} />
      )}
    </FieldFrame>
  );
}

function Count({
  id,
  length,
  max,
  left,
}: NonNullable<TextAreaProps['count']> & { id: string; length: number }): JSX.Element {
  const [startLength] = useState(length);
  const words = left(max - length);
  const isWorthSaying = length !== startLength && length >= max * NEARLY_FULL;

  useAnnounceAtRest(isWorthSaying ? words : undefined);

  return (
    <p id={id} className={styles.count} data-over={length > max || undefined}>
      {words}
    </p>
  );
}
