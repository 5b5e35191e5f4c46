import type { Agency } from '../../session/claims-schema.ts';
import { getDefaultFieldValue } from '../default-field-value.ts';
import type { CollateralTemplate, TemplateField } from '../collateral-templates.ts';
import { phoneNumberMessage, phoneNumberPattern } from '../phone-number.ts';
import type { CartItem, CartItemInput } from './resource.ts';

const choices = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** An item that can be ordered, or messages by dotted field name. */
export type PreparedCartItem =
  | { item: Omit<CartItem, 'id'>; errors?: never }
  | { item?: never; errors: Record<string, string[]> };

/**
 * Validates the texts that a user entered for a collateral item. An empty text is valid, because the
 * item then uses its default.
 *
 * @param texts the entered texts by field key
 * @param template the item's template; only its fields are read
 * @returns messages by dotted field name, such as `fields.agency_phone`; empty if every text is valid
 * @example
 * const errors = validateItemTexts({ agency_phone: 'call me' }, template);
 */
export function validateItemTexts(
  texts: Readonly<Record<string, string>>,
  template: Pick<CollateralTemplate, 'fields'>,
): Record<string, string[]> {
  const templateFields = new Map(template.fields?.map((field) => [field.key, field]));
  const errors: Record<string, string[]> = {};
  for (const [key, text] of Object.entries(texts)) {
    const field = templateFields.get(key);
    const value = text.trim();
    const error = !field
      ? 'This item doesn’t have this field.'
      : value && findTextError(field, value);
    if (error) errors[`fields.${key}`] = [error];
  }
  return errors;
}

function findTextError({ locked, max_length, source }: TemplateField, value: string): string {
  if (locked) return 'This field is filled in for you.';
  if (max_length != null && value.length > max_length) {
    return `Use ${max_length} characters or fewer.`;
  }
  return source === 'agency.phone' && !phoneNumberPattern.test(value) ? phoneNumberMessage : '';
}

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

  Object.assign(errors, validateItemTexts(fields, template));
  const printedFields = templateFields.map((templateField): [string, string] => {
    const { key, locked, required } = templateField;
    const value =
      enteredFields.get(key)?.trim() ||
      getDefaultFieldValue(templateField, template, agency, state);
    if (required && !value && !locked) errors[`fields.${key}`] = ['Complete this field.'];
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
