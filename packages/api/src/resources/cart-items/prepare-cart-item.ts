import type { Agency } from '../../session/claims-schema.ts';
import { printedValue } from '../printed-value.ts';
import type { CollateralTemplate } from '../collateral-templates.ts';
import type { CartItem, CartItemInput } from './resource.ts';

// Seven or ten digits as people group them, with the country's 1 and an extension where there is one.
const TELEPHONE =
  /^(?:\+?1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[ .-]?)?\d{3}[ .-]?\d{4}(?: ?(?:x|ext\.?) ?\d{1,6})?$/i;

/** A piece that can be printed, or what is wrong with it, by the dotted name of the field. */
export type PreparedCartItem =
  | { item: Omit<CartItem, 'id'>; errors?: never }
  | { item?: never; errors: Record<string, string[]> };

/**
 * Makes what was chosen into a piece that can be printed: by the rules of docs/contract.md#cart-item-rules, for a
 * host and for a form that wants to say what is wrong before it is sent. Fields that are left out
 * or empty are filled from their source.
 *
 * @param today in New York, as `YYYY-MM-DD`
 * @example
 * const { item, errors } = prepareCartItem(input, template, { agency: claims.agency, today });
 */
export function prepareCartItem(
  { collateral_template_id, quantity, state, fields }: CartItemInput,
  template: CollateralTemplate,
  { agency, today }: { agency: Agency | null; today: string },
): PreparedCartItem {
  const { title, price_cents, quantities, allowed_states, expires_on } = template;
  const slots = template.fields ?? [];
  const errors: Record<string, string[]> = {};
  const given = new Map(Object.entries(fields));

  if (price_cents == null || !quantities?.length) {
    return { errors: { collateral_template_id: ['This piece cannot be ordered.'] } };
  }
  if (expires_on && expires_on < today) {
    return { errors: { collateral_template_id: ['This piece cannot be ordered any more.'] } };
  }
  if (!quantities.includes(quantity)) {
    errors['quantity'] = [`Choose one of ${quantities.join(', ')}.`];
  }
  if (allowed_states && !allowed_states.includes(state)) {
    errors['state'] = ['This piece is not offered in that state.'];
  } else if (!agency || !Object.hasOwn(agency.licenses, state)) {
    errors['state'] = ['Your agency has no license in that state.'];
  }

  for (const key of given.keys()) {
    if (!slots.some((slot) => slot.key === key)) {
      errors[`fields.${key}`] = ['This piece has no such field.'];
    }
  }
  const printed = slots.map((slot): [string, string] => {
    const { key, locked, max_length, required } = slot;
    const written = given.get(key)?.trim() ?? '';
    const value = written || printedValue(slot, template, agency, state);
    if (locked && written) errors[`fields.${key}`] = ['This is filled in for you.'];
    else if (max_length != null && written.length > max_length) {
      errors[`fields.${key}`] = [`Keep this under ${max_length} characters.`];
    } else if (slot.source === 'agency.phone' && written && !TELEPHONE.test(written)) {
      errors[`fields.${key}`] = [
        'A telephone number has seven or ten digits, such as 419-555-0142.',
      ];
    } else if (required && !value && !locked) errors[`fields.${key}`] = ['Fill this in.'];
    // A state that does not do has no license and no disclosure either.
    else if (required && !value && !errors['state']) {
      errors[`fields.${key}`] = ['Your agency’s record lacks this. Please ask producer support.'];
    }
    return [key, value];
  });

  if (Object.keys(errors).length > 0) return { errors };
  return {
    item: {
      collateral_template_id,
      quantity,
      state,
      fields: Object.fromEntries(printed),
      title,
      price_cents,
    },
  };
}
