import type { Context } from 'hono';

/** Number of items on a page. */
export const PAGE_SIZE = 20;

/**
 * Maximum number of items to count or page through. Counting all records that match a broad filter is as expensive as reading
 * them, and no one opens 500 pages.
 */
export const MAX_COUNTED = 10_000;

/** Returns the offset of a page, or `null` past the last page allowed. */
export function toOffset(page: number): number | null {
  const offset = (page - 1) * PAGE_SIZE;
  return offset < MAX_COUNTED ? offset : null;
}

/** Sets the paging headers (docs/contract.md#lists-and-paging). */
export function setPageHeaders(
  c: Context,
  page: number,
  total: number,
  perPage: number = PAGE_SIZE,
): void {
  c.header('Total', String(total));
  c.header('Page', String(page));
  c.header('Per-Page', String(perPage));
}

/** Sets the paging headers of an unpaged list (docs/contract.md#lists-and-paging). */
export function setUnpagedListHeaders(c: Context, total: number): void {
  setPageHeaders(c, 1, total, Math.max(1, total));
}
