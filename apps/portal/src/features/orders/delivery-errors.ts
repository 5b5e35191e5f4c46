import {
  findDeliveryProblems,
  type DeliveryInput,
  type DeliveryProblem,
} from '@producer-portal/api';
import { formCopy } from '../../modules/form-errors/copy.ts';
import type { FieldErrors } from '../../modules/form-errors/form-errors.tsx';
import { deliveryCopy as copy } from './copy.ts';

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
 * Validates an address with the host's rules, and returns the errors by the host's field names, such as
 * `delivery.postal_code`.
 */
export function validateDelivery(delivery: Readonly<Record<DeliveryField, string>>): FieldErrors {
  return Object.fromEntries(
    Object.entries(findDeliveryProblems(delivery)).map(([field, problem]) => [
      `delivery.${field}`,
      [toText(field, problem)],
    ]),
  );
}

// Fields without an entry in `copy.enter` are optional, so their only problem is a text that is too long.
const toText = (field: string, problem: DeliveryProblem) =>
  problem.code === 'too-long'
    ? formCopy.tooLong(problem.max)
    : copy.enter[field as keyof typeof copy.enter];
