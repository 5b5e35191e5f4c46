import { describeShape } from '../diagnostics/describe-shape.ts';

/** One page of a list. If the host does not page the list, it is a single page. */
export type Page<Item> = {
  items: Item[];
  /** Number of items on all pages. */
  total: number;
  /**
   * Number of items in an unread list that were marked as read after it loaded. They stay in `items`
   * until the next response, but no longer count in `total`.
   * @default 0
   */
  markedReadCount?: number;
  /** One-based. */
  page: number;
  /** Number of items on a full page; 0 for an empty list that isn't paged. */
  perPage: number;
};

/** A missing or invalid header. */
type HeaderIssue = {
  code: 'missing-header' | 'invalid-header';
  field: string;
  found: string;
  expected: string;
};

/** The parts of a response that paging needs. */
type PagedResponse = {
  header: (name: string) => string | null;
  /** Whether the call has a `page` parameter, so that its headers are required. */
  isPaged: boolean;
};

/**
 * Reads the paging headers `Total`, `Page`, and `Per-Page`. If one is missing or invalid, the result is a single page with
 * all the items (docs/contract.md#lists-and-paging). A total that is less than the number of items sent counts as invalid.
 *
 * @param sentCount number of items that the host sent, including invalid ones
 * @param onIssue called for each missing header of a paged call, and for each invalid header
 */
export function toPage<Item>(
  items: Item[],
  sentCount: number,
  { header, isPaged }: PagedResponse,
  onIssue: (issue: HeaderIssue) => void,
): Page<Item> {
  function readCount(field: string, minimum: number, requirement: string): number | null {
    const text = header(field);
    const value = text !== null && /^\d{1,15}$/.test(text.trim()) ? Number(text) : Number.NaN;
    if (value >= minimum) return value;
    const expected = `whole number of at least ${requirement}`;
    if (text !== null)
      onIssue({ code: 'invalid-header', field, found: describeShape(text), expected });
    else if (isPaged) onIssue({ code: 'missing-header', field, found: 'missing', expected });
    return null;
  }
  const total = readCount('Total', sentCount, 'the number of items in the list');
  const page = readCount('Page', 1, '1');
  const perPage = readCount('Per-Page', 1, '1');
  if (total === null || page === null || perPage === null) {
    return { items, total: sentCount, page: 1, perPage: sentCount };
  }
  return { items, total, page, perPage };
}
