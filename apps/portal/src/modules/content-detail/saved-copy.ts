import { isServerDown } from '@producer-portal/api';

/** Marks the query of a detail page whose list rows contain all of the record's text. */
export const keepsRow = { keepsRow: true } as const;

/**
 * The row of a cached list that a detail page keeps if its call gets no response or a 5xx
 * (docs/contract.md#departure-content-stays).
 *
 * @param options - the options of the call's query. Its `placeholderData` is the row.
 * @returns undefined if there is no such row, if the query isn't marked, or if the call failed for another reason.
 */
export function readSavedCopy(error: unknown, options: object): unknown {
  if (!isServerDown(error) || Reflect.get(options, 'meta') !== keepsRow) return undefined;
  const placeholder: unknown = Reflect.get(options, 'placeholderData');
  if (typeof placeholder !== 'function') return placeholder;
  const row: unknown = Reflect.apply(placeholder, undefined, []);
  return row;
}
