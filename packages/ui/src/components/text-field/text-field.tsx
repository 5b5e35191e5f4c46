'use client';

import type { ComponentProps, JSX } from 'react';
import { CharacterCount, getDescribedBy, useCountedText } from '../../internal/character-count.tsx';
import type { CharacterLimit } from '../../internal/character-count.tsx';
import { controlClass, FieldFrame, useField } from '../../internal/field-frame.tsx';
import type { FieldTexts } from '../../internal/field-frame.tsx';

export interface TextFieldProps extends ComponentProps<'input'>, FieldTexts {
  /** Shows the number of characters left. Longer text is counted but never cut. */
  count?: CharacterLimit | undefined;
}

/**
 * A labeled single-line text field. Attributes and `ref` go to the input, `className` to the whole
 * field. With `count`, it requires a `LiveRegionProvider`.
 *
 * @example
 * <TextField label="Agent code" hint="Six digits" name="agentCode" inputMode="numeric" />
 */
export function TextField({
  label,
  hint,
  error,
  count,
  id,
  className,
  onChange,
  'aria-describedby': describedBy,
  ...rest
}: TextFieldProps): JSX.Element {
  const field = useField({ id, hint, error, describedBy });
  const { text, onChange: handleChange } = useCountedText({ ...rest, onChange });

  return (
    <FieldFrame field={field} label={label} hint={hint} error={error} className={className}>
      <input
        {...rest}
        {...field.control}
        aria-describedby={getDescribedBy(field, count)}
        className={controlClass}
        onChange={handleChange}
      />
      <CharacterCount field={field} limit={count} text={text} />
    </FieldFrame>
  );
}
