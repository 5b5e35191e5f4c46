import type { Agency } from '../../session/claims-schema.ts';
import { getDefaultFieldValue } from '../default-field-value.ts';
import type { CollateralTemplate } from '../collateral-templates.ts';
import type { CartItem, CartItemInput } from './resource.ts';

// Seven or ten digits in the usual groups, with an optional country code 1 and extension.
const PHONE =
  /^(?:\+?1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[ .-]?)?\d{3}[ .-]?\d{4}(?: ?(?:x|ext\.?) ?\d{1,6})?$/i;

const choices = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** An item that can be ordered, or messages by dotted field name. */
export type PreparedCartItem =
  | { item: Omit<CartItem, 'id'>; errors?: never }
  | { item?: never; errors: Record<string, string[]> };

/**
 * Validates a cart item and fills in its fields (docs/contract.md#cart-item-rules). Hosts and forms
 * use the same rules, so that a form can show messages before it sends anything. Missing and empty
 * fields are filled in from their source.
 *
 * @param context.agency the agency in the token
 * @param context.today the day in Eastern Time, as `YYYY-MM-DD`
 * @returns the item, or messages by dotted field name
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
  const errors: Record<string, string[]> = {};
  const enteredFields = new Map(Object.entries(fields));

  if (price_cents == null || !quantities?.length) {
    return { errors: { collateral_template_id: ['This item can’t be ordered.'] } };
  }
  if (expires_on && expires_on < today) {
    return { errors: { collateral_template_id: ['Ordering for this item has closed.'] } };
  }
  if (!quantities.includes(quantity)) {
    errors['quantity'] = [`Choose a quantity: ${choices.format(quantities.map(String))}.`];
  }
  if (allowed_states && !allowed_states.includes(state)) {
    errors['state'] = ['This item isn’t available in that state. Choose another state.'];
  } else if (!agency || !Object.hasOwn(agency.licenses, state)) {
    errors['state'] = ['Your agency isn’t licensed in that state. Choose another state.'];
  }

  for (const key of enteredFields.keys()) {
    if (!templateFields.some((templateField) => templateField.key === key)) {
      errors[`fields.${key}`] = ['This item doesn’t have this field.'];
    }
  }
  const printedFields = templateFields.map((templateField): [string, string] => {
    const { key, locked, max_length, required } = templateField;
    const enteredValue = enteredFields.get(key)?.trim() ?? '';
    const value = enteredValue || getDefaultFieldValue(templateField, template, agency, state);
    if (locked && enteredValue) errors[`fields.${key}`] = ['This field is filled in for you.'];
    else if (max_length != null && enteredValue.length > max_length) {
      errors[`fields.${key}`] = [`Use ${max_length} characters or fewer.`];
    } else if (
      templateField.source === 'agency.phone' &&
      enteredValue &&
      !PHONE.test(enteredValue)
    ) {
      errors[`fields.${key}`] = ['Enter a phone number with 7 or 10 digits, such as 419-555-0142.'];
    } else if (required && !value && !locked) errors[`fields.${key}`] = ['Complete this field.'];
    // Without a valid state, license and disclosure are missing too. The state's message covers them.
    else if (required && !value && !errors['state']) {
      errors[`fields.${key}`] = [
        'This is missing from your agency’s record. Contact producer support.',
      ];
    }
    return [key, value];
  });

  if (Object.keys(errors).length > 0) return { errors };
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
