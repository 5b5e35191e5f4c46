import { deliveryInputSchema, type DeliveryInput } from '@producer-portal/api';
import type { FieldErrors } from '../../modules/form-errors/form-errors.tsx';

export type DeliveryField = keyof DeliveryInput;

/** Delivery fields in form order. */
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
 * Validates an address with the host's rules, and returns the errors. Their keys match those of the host's errors, such as
 * `delivery.postal_code`.
 */
export function validateDelivery(delivery: Readonly<Record<DeliveryField, string>>): FieldErrors {
  // The Standard Schema interface avoids a dependency on the schema library.
  const result = deliveryInputSchema['~standard'].validate(delivery);
  if (result instanceof Promise || !result.issues) return {};
  const errors: Record<string, readonly string[]> = {};
  for (const { path, message } of result.issues) {
    const [segment] = path ?? [];
    // Keep the first message of each field.
    errors[`delivery.${String(typeof segment === 'object' ? segment.key : segment)}`] ??= [message];
  }
  return errors;
}
