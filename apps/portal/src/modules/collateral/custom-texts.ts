import {
  getDefaultFieldValue,
  type CartItem,
  type CartItemInput,
  type CollateralTemplate,
  type TemplateField,
} from '@producer-portal/api';
import type { Claims } from '@producer-portal/api/session';

export interface CustomText {
  readonly field: TemplateField;
  readonly text: string;
}

/** The texts that a user typed on an item: those of fields that aren't locked, unless they equal the field's default. */
export function getCustomTexts(
  { state, fields }: Pick<CartItem, 'state' | 'fields'>,
  template: CollateralTemplate,
  agency: Claims['agency'],
): CustomText[] {
  return (template.fields ?? [])
    .filter(({ locked }) => locked !== true)
    .map((field) => ({ field, text: fields?.[field.key] ?? '' }))
    .filter(
      ({ field, text }) =>
        text !== '' && text !== getDefaultFieldValue(field, template, agency, state ?? ''),
    );
}

/**
 * Builds the input that adds an item to the cart again. It contains only the texts that the user typed, because the host fills
 * in the other fields.
 */
export function toCartItemInput(
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
      getCustomTexts(item, template, agency).map(({ field, text }) => [field.key, text]),
    ),
  };
}
