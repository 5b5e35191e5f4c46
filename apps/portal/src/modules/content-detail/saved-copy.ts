import { isServerDown } from '@producer-portal/api';

/** Options of a query, of which only the placeholder matters here. */
interface PlaceholderOptions {
  readonly placeholderData?: unknown;
}

/**
 * The row of a cached list that a detail page keeps if its call gets no response or a 5xx
 * (docs/contract.md#departure-content-stays).
 *
 * @returns undefined if there is no such row, or if the call failed for another reason.
 */
export function readSavedCopy(error: unknown, { placeholderData }: PlaceholderOptions): unknown {
  if (!isServerDown(error)) return undefined;
  return typeof placeholderData === 'function' ? placeholderData() : placeholderData;
}
