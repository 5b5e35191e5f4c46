import type { CartItemInput, CollateralTemplate, TemplateField } from '@producer-portal/api';

/** Returns the fields that the user can edit. The others come from the agency's record (docs/contract.md#cart-item-rules). */
export function getEditableFields({ fields }: Pick<CollateralTemplate, 'fields'>): TemplateField[] {
  return (fields ?? []).filter(({ locked }) => locked !== true);
}

/** Returns a field's key in the item's draft. The prefix avoids clashes with the keys `state` and `quantity`. */
export const getDraftKey = ({ key }: Pick<TemplateField, 'key'>) => `field.${key}`;

/**
 * Returns the initial values of the item form.
 *
 * @param states - codes of the states to offer. A single state is preselected.
 * @param current - the item to edit; null for a new one.
 */
export function getInitialValues(
  template: Pick<CollateralTemplate, 'fields'>,
  states: readonly string[],
  current: CartItemInput | null,
): Record<string, string> {
  const [onlyState = ''] = states.length === 1 ? states : [];
  return {
    state: current?.state ?? onlyState,
    quantity: current ? String(current.quantity) : '',
    ...Object.fromEntries(
      getEditableFields(template).map((field) => [
        getDraftKey(field),
        current?.fields[field.key] ?? '',
      ]),
    ),
  };
}

/** Returns the user's texts by field key. Empty fields are left out, so their default text is printed. */
export function getEnteredTexts(
  template: Pick<CollateralTemplate, 'fields'>,
  draft: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    getEditableFields(template)
      .map((field): [string, string] => [field.key, draft[getDraftKey(field)] ?? ''])
      .filter(([, text]) => text.trim() !== ''),
  );
}
