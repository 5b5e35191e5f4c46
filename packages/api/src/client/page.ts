import type { OnInvalidValue } from './parse-lenient.ts';

/** One page of a list. If the host does not page the list, it is a single page. */
export type Page<Item> = {
  items: Item[];
  /** Number of items on all pages. */
  total: number;
  /**
   * Number of items of an unread list that were marked as read after it loaded. They stay in `items`
   * until the next response, but no longer count in `total`.
   * @default 0
   */
  markedReadCount?: number;
  /** One-based. */
  page: number;
  /** Number of items on a full page; 0 for an empty list that isn't paged. */
  perPage: number;
};

const parseCount = (header: string | null, minimum: number) => {
  const value = header !== null && /^\d{1,15}$/.test(header.trim()) ? Number(header) : Number.NaN;
  return value >= minimum ? value : null;
};

/**
 * Reads the paging headers `Total`, `Page`, and `Per-Page`. If one is missing or garbled, the result
 * is a single page with all the items (docs/contract.md#lists-and-paging). A total that is less than
 * the number of items sent counts as garbled.
 *
 * @param sentCount number of items that the host sent, including invalid ones
 * @param onInvalid called if the total is too small
 */
export function toPage<Item>(
  items: Item[],
  sentCount: number,
  header: (name: string) => string | null,
  onInvalid: OnInvalidValue,
): Page<Item> {
  const total = parseCount(header('Total'), 0);
  const page = parseCount(header('Page'), 1);
  const perPage = parseCount(header('Per-Page'), 1);
  const isTotalTooSmall = total !== null && total < sentCount;
  if (isTotalTooSmall) onInvalid('Total: expected at least the number of items in the list');
  if (total === null || page === null || perPage === null || isTotalTooSmall) {
    return { items, total: sentCount, page: 1, perPage: sentCount };
  }
  return { items, total, page, perPage };
}
