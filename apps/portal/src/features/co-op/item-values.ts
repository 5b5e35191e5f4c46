import type { CartItemInput, CollateralTemplate, TemplateField } from '@producer-portal/api';

/** The fields that the reader may write in; the others are filled from the agency's record (docs/contract.md#cart-item-rules). */
export function openFields({ fields }: Pick<CollateralTemplate, 'fields'>): TemplateField[] {
  return (fields ?? []).filter(({ locked }) => locked !== true);
}

/** Under what name a field's text is kept in the draft of a piece: it can be none of the form's own. */
export const draftName = ({ key }: Pick<TemplateField, 'key'>) => `field.${key}`;

/**
 * What the form of a piece begins with.
 *
 * @param states - the codes that may be chosen: the only one is chosen already.
 * @param before - what is to be changed; null for a new piece.
 */
export function prefix(
  template: Pick<CollateralTemplate, 'fields'>,
  states: readonly string[],
  before: CartItemInput | null,
): Record<string, string> {
  const [only = ''] = states.length === 1 ? states : [];
  return {
    state: before?.state ?? only,
    quantity: before ? String(before.quantity) : '',
    ...Object.fromEntries(
      openFields(template).map((field) => [draftName(field), before?.fields[field.key] ?? '']),
    ),
  };
}

/** What has been written into the piece, by the keys of its fields; what is empty is left to its source. */
export function writtenIn(
  template: Pick<CollateralTemplate, 'fields'>,
  draft: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    openFields(template)
      .map((field): [string, string] => [field.key, draft[draftName(field)] ?? ''])
      .filter(([, text]) => text.trim() !== ''),
  );
}
