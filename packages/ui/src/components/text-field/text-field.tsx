import type { ComponentProps, JSX } from 'react';
import { controlClass, FieldFrame, useField } from '../../internal/field-frame.tsx';
import type { FieldTexts } from '../../internal/field-frame.tsx';

export interface TextFieldProps extends ComponentProps<'input'>, FieldTexts {}

/**
 * One line of text with a visible label. Attributes and `ref` go to the input, `className` to the whole field.
 *
 * @example
 * <TextField label="Agent code" hint="Six digits" name="agentCode" inputMode="numeric" />
 */
export function TextField({
  label,
  hint,
  error,
  id,
  className,
  'aria-describedby': describedBy,
  ...rest
}: TextFieldProps): JSX.Element {
  const field = useField({ id, hint, error, describedBy });
  return (
    <FieldFrame field={field} label={label} hint={hint} error={error} className={className}>
      <input {...rest} {...field.control} className={controlClass} />
    </FieldFrame>
  );
}
