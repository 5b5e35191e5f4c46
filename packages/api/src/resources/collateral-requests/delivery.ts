import * as v from 'valibot';
import { optional } from '../content/schema.ts';
import { phoneNumberMessage, phoneNumberPattern } from '../phone-number.ts';

/** Codes of the 50 states and the District of Columbia. */
const stateCodes =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  );

// Keep `trim` last and don't nest pipes, so that the OpenAPI document lists every check.
const maxLineLength = v.maxLength<string, 120, string>(120, 'Use 120 characters or fewer.');
const optionalText = v.pipe(v.string(), maxLineLength, v.trim());
const requiredText = (message: string) =>
  v.pipe(v.string(), v.regex(/\S/, message), maxLineLength, v.trim());

/**
 * Delivery address of an order (docs/contract.md#delivery). Forms and hosts share it. Its messages are
 * English; `findDeliveryProblems` is for forms in other languages.
 *
 * @example
 * const result = v.safeParse(deliveryInputSchema, { attention: 'Front desk', … });
 */
export const deliveryInputSchema = v.object({
  attention: requiredText('Enter a name or department.'),
  company: optional(optionalText),
  street: requiredText('Enter a street address.'),
  street2: optional(optionalText),
  city: requiredText('Enter a city.'),
  state: v.picklist(stateCodes, 'Choose a state.'),
  postal_code: v.pipe(
    v.string(),
    v.regex(/^\s*\d{5}(?:-\d{4})?\s*$/, 'Enter a ZIP code, such as 43215 or 43215-1204.'),
    maxLineLength,
    v.trim(),
  ),
  phone: v.pipe(
    v.string(),
    v.regex(phoneNumberPattern, phoneNumberMessage),
    maxLineLength,
    v.trim(),
  ),
  /** Can be empty. */
  email: optional(
    v.pipe(
      v.string(),
      v.regex(
        /^\s*(?:[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+)?\s*$/,
        'Enter an email address, such as name@example.com.',
      ),
      maxLineLength,
      v.trim(),
    ),
  ),
  notes: optional(
    v.pipe(v.string(), v.maxLength(1000, 'Use 1,000 characters or fewer.'), v.trim()),
  ),
});
export type DeliveryInput = v.InferInput<typeof deliveryInputSchema>;

/** What is wrong with a field of a delivery address. */
export type DeliveryProblem =
  /** Empty or malformed. */
  | { readonly code: 'invalid' }
  /** `max` is in UTF-16 code units. */
  | { readonly code: 'too-long'; readonly max: number };

/**
 * Validates a delivery address with the rules of `deliveryInputSchema`, for forms with their own messages.
 *
 * @returns the first problem of each field by its name; empty if the address is valid
 * @example
 * findDeliveryProblems({ ...address, postal_code: '4321' }) // { postal_code: { code: 'invalid' } }
 */
export function findDeliveryProblems(delivery: DeliveryInput): Record<string, DeliveryProblem> {
  const problems: Record<string, DeliveryProblem> = {};
  for (const issue of v.safeParse(deliveryInputSchema, delivery).issues ?? []) {
    problems[v.getDotPath(issue) ?? ''] ??=
      issue.type === 'max_length'
        ? { code: 'too-long', max: issue.requirement }
        : { code: 'invalid' };
  }
  return problems;
}
