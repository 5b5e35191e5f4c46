import { isServerDown } from '@producer-portal/api';

/**
 * The row of a cached list that a detail page keeps if its call gets no response or a 5xx
 * (docs/contract.md#departure-content-stays).
 *
 * @param options - the options of the call's query. `placeholderData` is the row. `keepsRow: true` says that the page
 *   keeps the row on failure.
 * @returns undefined if there is no such row, if `keepsRow` isn't true, or if the call failed for another reason.
 */
export function readSavedCopy(error: unknown, options: object): unknown {
  if (!isServerDown(error) || Reflect.get(options, 'keepsRow') !== true) return undefined;
  const placeholder: unknown = Reflect.get(options, 'placeholderData');
  if (typeof placeholder !== 'function') return placeholder;
  const row: unknown = Reflect.apply(placeholder, undefined, []);
  return row;
}
