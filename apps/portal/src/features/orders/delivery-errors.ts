import { deliveryInputSchema, type DeliveryInput } from '@producer-portal/api';
import type { FieldErrors } from '../../modules/form-errors/form-errors.tsx';

export type DeliveryField = keyof DeliveryInput;

/** In the order of the form. */
export const deliveryFields = [
  'attention',
  'company',
  'street',
  'street2',
  'city',
  'state',
  'postal_code',
  'phone',
  'email',
  'notes',
] as const satisfies readonly DeliveryField[];

/**
 * What is wrong with an address by the rules that the host goes by, under the host's own names: `delivery.postal_code`.
 */
export function deliveryErrors(delivery: Readonly<Record<DeliveryField, string>>): FieldErrors {
  // The schema is the API package's; its standard door needs no library of schemas here.
  const checked = deliveryInputSchema['~standard'].validate(delivery);
  if (checked instanceof Promise || !checked.issues) return {};
  const errors: Record<string, readonly string[]> = {};
  for (const { path, message } of checked.issues) {
    const [step] = path ?? [];
    // Of several messages the first says what to do.
    errors[`delivery.${String(typeof step === 'object' ? step.key : step)}`] ??= [message];
  }
  return errors;
}
