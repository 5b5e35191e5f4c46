import type { Agency } from '../../session/claims-schema.ts';
import { getDefaultFieldValue } from '../default-field-value.ts';
import type { CollateralTemplate, TemplateField } from '../collateral-templates.ts';
import { phoneNumberMessage, phoneNumberPattern } from '../phone-number.ts';
import type { CartItem, CartItemInput } from './resource.ts';

const choices = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** What is wrong with a cart item or one of its fields. Forms show it in their language. */
export type CartItemProblem =
  /** The item has no price or quantities. */
  | { readonly code: 'not-offered' }
  /** The last day to order the item has passed. */
  | { readonly code: 'expired' }
  /** The quantity is not one of the template's. */
  | { readonly code: 'quantity' }
  | { readonly code: 'state-not-allowed' }
  /** The agency isn't licensed in the state. */
  | { readonly code: 'not-licensed' }
  | { readonly code: 'unknown-field' }
  | { readonly code: 'locked-field' }
  /** `max` is in UTF-16 code units. */
  | { readonly code: 'too-long'; readonly max: number }
  | { readonly code: 'phone-number' }
  | { readonly code: 'missing' }
  /** A text that only the agency's record can provide is missing. */
  | { readonly code: 'missing-in-record' };

/** Problems by dotted field name, such as `fields.agency_phone`. */
export type CartItemProblems = Record<string, CartItemProblem>;

/** An item that can be ordered, or its problems as codes (`problems`) and as a host's English messages (`errors`). */
export type PreparedCartItem =
  | { item: Omit<CartItem, 'id'>; problems?: never; errors?: never }
  | { item?: never; problems: CartItemProblems; errors: Record<string, string[]> };

/**
 * Validates the texts that a user entered for a collateral item. An empty text is valid, because the
 * item then uses its default.
 *
 * @param texts the entered texts by field key
 * @param template the item's template; only its fields are read
 * @returns problems by dotted field name, such as `fields.agency_phone`; empty if every text is valid
 * @example
 * const problems = validateItemTexts({ agency_phone: 'call me' }, template);
 * // { 'fields.agency_phone': { code: 'phone-number' } }
 */
export function validateItemTexts(
  texts: Readonly<Record<string, string>>,
  template: Pick<CollateralTemplate, 'fields'>,
): CartItemProblems {
  const templateFields = new Map(template.fields?.map((field) => [field.key, field]));
  const problems: CartItemProblems = {};
  for (const [key, text] of Object.entries(texts)) {
    const field = templateFields.get(key);
    const problem = field
      ? findTextProblem(field, text.trim())
      : { code: 'unknown-field' as const };
    if (problem) problems[`fields.${key}`] = problem;
  }
  return problems;
}

function findTextProblem(
  { locked, max_length: max, source }: TemplateField,
  value: string,
): CartItemProblem | null {
  if (value === '') return null;
  if (locked) return { code: 'locked-field' };
  if (max != null && value.length > max) return { code: 'too-long', max };
  return source === 'agency.phone' && !phoneNumberPattern.test(value)
    ? { code: 'phone-number' }
    : null;
}

type FixedMessageCode = Exclude<CartItemProblem['code'], 'quantity' | 'too-long'>;

const messages: Readonly<Record<FixedMessageCode, string>> = {
  'not-offered': 'This item can’t be ordered.',
  expired: 'Ordering for this item has closed.',
  'state-not-allowed': 'This item isn’t available in that state. Choose another state.',
  'not-licensed': 'Your agency isn’t licensed in that state. Choose another state.',
  'unknown-field': 'This item doesn’t have this field.',
  'locked-field': 'This field is filled in for you.',
  'phone-number': phoneNumberMessage,
  missing: 'Complete this field.',
  'missing-in-record': 'This is missing from your agency’s record. Contact producer support.',
};

/** Returns the English message of a problem. */
function getMessage(
  problem: CartItemProblem,
  { quantities }: Pick<CollateralTemplate, 'quantities'>,
): string {
  if (problem.code === 'quantity')
    return `Choose a quantity: ${choices.format((quantities ?? []).map(String))}.`;
  if (problem.code === 'too-long') return `Use ${problem.max} characters or fewer.`;
  return messages[problem.code];
}

/**
 * Validates a cart item and fills in its fields (docs/contract.md#cart-item-rules). Hosts and forms
 * use the same rules, so that a form can show messages before it sends anything. Missing and empty
 * fields are filled in from their source.
 *
 * @param context.agency the agency in the token
 * @param context.today the day in Eastern Time, as `YYYY-MM-DD`
 * @returns the item; or its problems and their English messages, both by dotted field name
 * @example
 * const { item, errors } = prepareCartItem(input, template, { agency: claims.agency, today });
 */
export function prepareCartItem(
  { collateral_template_id, quantity, state, fields }: CartItemInput,
  template: CollateralTemplate,
  { agency, today }: { agency: Agency | null; today: string },
): PreparedCartItem {
  const { title, price_cents, quantities, allowed_states, expires_on } = template;
  const templateFields = template.fields ?? [];
  const problems: CartItemProblems = {};
  const reject = (foundProblems: CartItemProblems): PreparedCartItem => ({
    problems: foundProblems,
    errors: Object.fromEntries(
      Object.entries(foundProblems).map(([field, problem]) => [
        field,
        [getMessage(problem, template)],
      ]),
    ),
  });
  const enteredFields = new Map(Object.entries(fields));

  if (price_cents == null || !quantities?.length) {
    return reject({ collateral_template_id: { code: 'not-offered' } });
  }
  if (expires_on && expires_on < today) {
    return reject({ collateral_template_id: { code: 'expired' } });
  }
  if (!quantities.includes(quantity)) {
    problems['quantity'] = { code: 'quantity' };
  }
  if (allowed_states && !allowed_states.includes(state)) {
    problems['state'] = { code: 'state-not-allowed' };
  } else if (!agency || !Object.hasOwn(agency.licenses, state)) {
    problems['state'] = { code: 'not-licensed' };
  }

  Object.assign(problems, validateItemTexts(fields, template));
  const printedFields = templateFields.map((templateField): [string, string] => {
    const { key, locked, required } = templateField;
    const value =
      enteredFields.get(key)?.trim() ||
      getDefaultFieldValue(templateField, template, agency, state);
    if (required && !value && !locked) problems[`fields.${key}`] = { code: 'missing' };
    // Without a valid state, the license number and the disclosure are missing too. The state's message is enough.
    else if (required && !value && !problems['state'])
      problems[`fields.${key}`] = { code: 'missing-in-record' };
    return [key, value];
  });

  if (Object.keys(problems).length > 0) return reject(problems);
  return {
    item: {
      collateral_template_id,
      quantity,
      state,
      fields: Object.fromEntries(printedFields),
      title,
      price_cents,
    },
  };
}
