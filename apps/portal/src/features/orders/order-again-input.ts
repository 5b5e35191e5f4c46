import {
  isRejected,
  printedValue,
  type CartItem,
  type CartItemInput,
  type CollateralTemplate,
} from '@producer-portal/api';
import type { Claims } from '@producer-portal/api/session';
import { failureText } from '../../modules/content-list/failure-text.ts';
import { orderCopy } from './copy.ts';

/**
 * A piece of an order as it is ordered anew: what had been written on it goes with it, what the agency's record fills in is
 * filled in anew.
 */
export function againInput(
  { collateral_template_id, quantity, state, fields }: CartItem,
  template: CollateralTemplate,
  agency: Claims['agency'],
): CartItemInput {
  const written = (template.fields ?? [])
    .filter(({ locked }) => locked !== true)
    .map((field): [string, string] => {
      const text = fields?.[field.key] ?? '';
      const isOwn = text !== printedValue(field, template, agency, state ?? '');
      return [field.key, isOwn ? text : ''];
    })
    .filter(([, text]) => text !== '');
  return {
    collateral_template_id,
    quantity,
    state: state ?? '',
    fields: Object.fromEntries(written),
  };
}

/** Why a piece could not be ordered again: the host's reasons where it names some. */
export function whyNot(error: unknown): string {
  const reasons = isRejected(error) ? Object.values(error.fields).flat() : [];
  if (reasons.length > 0) return reasons.join(' ');
  return failureText(error instanceof Error ? error : null, orderCopy.again.failed);
}
