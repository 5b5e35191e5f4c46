import { cx } from 'class-variance-authority';
import type { ComponentProps, JSX } from 'react';
import { CharacterCount, countedBy, useCounted } from '../../internal/character-count.tsx';
import type { CharacterLimit } from '../../internal/character-count.tsx';
import { controlClass, FieldFrame, useField } from '../../internal/field-frame.tsx';
import type { FieldTexts } from '../../internal/field-frame.tsx';
import styles from './pp-text-area.module.css';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'rows'>, FieldTexts {
  /** Shows how much room is left. A text beyond it is kept and counted, never cut. */
  count?: CharacterLimit | undefined;
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
  const field = useField({ id, hint, error, describedBy });
  const { text, onChange: handleChange } = useCounted({ ...rest, onChange });

  return (
    <FieldFrame field={field} label={label} hint={hint} error={error} className={className}>
      <textarea
        {...rest}
        {...field.control}
        rows={3}
        aria-describedby={countedBy(field, count)}
        className={cx(controlClass, styles.area)}
        onChange={handleChange}
      />
      <CharacterCount field={field} limit={count} text={text} />
    </FieldFrame>
  );
}
