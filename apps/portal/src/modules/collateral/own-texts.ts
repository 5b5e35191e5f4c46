import {
  printedValue,
  type CartItem,
  type CartItemInput,
  type CollateralTemplate,
  type TemplateField,
} from '@producer-portal/api';
import type { Claims } from '@producer-portal/api/session';

export interface OwnText {
  readonly field: TemplateField;
  readonly text: string;
}

/** What somebody has written on a piece: of the fields that are open, those that say something else than their source. */
export function ownTexts(
  { state, fields }: Pick<CartItem, 'state' | 'fields'>,
  template: CollateralTemplate,
  agency: Claims['agency'],
): OwnText[] {
  return (template.fields ?? [])
    .filter(({ locked }) => locked !== true)
    .map((field) => ({ field, text: fields?.[field.key] ?? '' }))
    .filter(
      ({ field, text }) =>
        text !== '' && text !== printedValue(field, template, agency, state ?? ''),
    );
}

/**
 * A piece as it is ordered anew: what had been written on it goes with it, what the agency's record fills in is filled in
 * anew.
 */
export function againInput(
  item: CartItem,
  template: CollateralTemplate,
  agency: Claims['agency'],
): CartItemInput {
  const { collateral_template_id, quantity, state } = item;
  return {
    collateral_template_id,
    quantity,
    state: state ?? '',
    fields: Object.fromEntries(
      ownTexts(item, template, agency).map(({ field, text }) => [field.key, text]),
    ),
  };
}
