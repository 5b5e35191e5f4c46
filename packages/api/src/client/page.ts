import type { OnInvalidValue } from './parse-lenient.ts';

/** One page of a list. A list that the host does not page is one page. */
export type Page<Item> = {
  items: Item[];
  /** How many items there are on all pages together. */
  total: number;
  /**
   * How many items of an unread list were marked as read after it loaded: they keep their place in
   * `items` until the next response but no longer count in `total`.
   * @default 0
   */
  markedRead?: number;
  /** One-based. */
  page: number;
  /** How many items a full page holds; 0 for an empty list that was not paged. */
  perPage: number;
};

const count = (header: string | null, least: number) => {
  const value = header !== null && /^\d{1,15}$/.test(header.trim()) ? Number(header) : Number.NaN;
  return value >= least ? value : null;
};

/**
 * The page that the headers `Total`, `Page` and `Per-Page` describe; when one of them is missing or
 * garbled, a single page with all the items (docs/contract.md#lists-and-paging). A total of fewer items than
 * stand beside it is garbled.
 *
 * @param sent how many items the host sent, those included that did not fit their schema
 * @param hear what is told of a total that is not believed
 */
export function pageOf<Item>(
  items: Item[],
  sent: number,
  header: (name: string) => string | null,
  onInvalid: OnInvalidValue,
): Page<Item> {
  const total = count(header('Total'), 0);
  const page = count(header('Page'), 1);
  const perPage = count(header('Per-Page'), 1);
  const isTooFew = total !== null && total < sent;
  if (isTooFew) onInvalid('Total: expected no fewer than the items beside it');
  if (total === null || page === null || perPage === null || isTooFew) {
    return { items, total: sent, page: 1, perPage: sent };
  }
  return { items, total, page, perPage };
}
