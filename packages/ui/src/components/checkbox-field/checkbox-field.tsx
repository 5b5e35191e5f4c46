import type { ComponentProps, JSX } from 'react';
import type { FieldTexts } from '../../internal/field-frame.tsx';
import { FieldOption } from '../../internal/field-option.tsx';

export interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'type'>, FieldTexts {}

/**
 * A checkbox with its label. Attributes and `ref` go to the input, `className` to the whole field.
 *
 * @example
 * <CheckboxField label="Ship to my agency" name="toAgency" defaultChecked />
 */
export function CheckboxField(props: CheckboxFieldProps): JSX.Element {
  return <FieldOption {...props} type="checkbox" />;
}
