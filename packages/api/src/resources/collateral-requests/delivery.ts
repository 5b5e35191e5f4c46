import * as v from 'valibot';
import { optional } from '../content/schema.ts';

/** The codes of the fifty states and the District of Columbia. */
const stateCodes =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  );

// The space around a text goes last, and no pipe stands within a pipe: what is asked of a text stands
// in the OpenAPI document that way.
const short = v.maxLength<string, 120, string>(120, 'Keep this under 120 characters.');
const line = v.pipe(v.string(), short, v.trim());
const filled = v.pipe(v.string(), v.regex(/\S/, 'Fill this in.'), short, v.trim());

/**
 * Where an order is to be sent, by its rules (docs/contract.md#delivery). For a form and a host alike:
 * each message is what its field says.
 *
 * @example
 * const checked = v.safeParse(deliveryInputSchema, { attention: 'Front desk', … });
 */
export const deliveryInputSchema = v.object({
  attention: filled,
  company: optional(line),
  street: filled,
  street2: optional(line),
  city: filled,
  state: v.picklist(stateCodes, 'Choose a state.'),
  postal_code: v.pipe(
    v.string(),
    v.regex(/^\s*\d{5}(?:-\d{4})?\s*$/, 'A ZIP code has five digits, or nine: 43215-1204.'),
    short,
    v.trim(),
  ),
  phone: v.pipe(
    v.string(),
    v.regex(/^[\s().-]*(?:\d[\s().-]*){10}$/, 'A telephone number has ten digits.'),
    short,
    v.trim(),
  ),
  /** May be left empty. */
  email: optional(
    v.pipe(
      v.string(),
      v.regex(
        /^\s*(?:[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+)?\s*$/,
        'An address looks like name@example.com.',
      ),
      short,
      v.trim(),
    ),
  ),
  notes: optional(
    v.pipe(v.string(), v.maxLength(1000, 'Keep this under 1000 characters.'), v.trim()),
  ),
});
export type DeliveryInput = v.InferInput<typeof deliveryInputSchema>;
