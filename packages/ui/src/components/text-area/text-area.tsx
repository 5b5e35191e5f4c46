'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps, JSX } from 'react';
import { CharacterCount, getDescribedBy, useCountedText } from '../../internal/character-count.tsx';
import type { CharacterLimit } from '../../internal/character-count.tsx';
import { controlClass, FieldFrame, useField } from '../../internal/field-frame.tsx';
import type { FieldTexts } from '../../internal/field-frame.tsx';
import styles from './pp-text-area.module.css';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'rows'>, FieldTexts {
  /** Shows the number of characters left. Longer text is counted but never cut. */
  count?: CharacterLimit | undefined;
}

/**
 * A labeled multiline text field that grows with its text. Attributes and `ref` go to the text
 * area, `className` to the whole field. With `count`, it requires a `LiveRegionProvider`.
 *
 * @example
 * <TextArea label="Notes" count={{ max: 1000, remaining: (n) => `${n} characters left` }} />
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
  const field = useField({ id, hint, error, describedBy });
  const { text, onChange: handleChange } = useCountedText({ ...rest, onChange });

  return (
    <FieldFrame field={field} label={label} hint={hint} error={error} className={className}>
      <textarea
        {...rest}
        {...field.control}
        rows={3}
        aria-describedby={getDescribedBy(field, count)}
        className={cx(controlClass, styles.area)}
        onChange={handleChange}
      />
      <CharacterCount field={field} limit={count} text={text} />
    </FieldFrame>
  );
}
