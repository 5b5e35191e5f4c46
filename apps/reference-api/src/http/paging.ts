import type { Context } from 'hono';

/** How many items a page of a paged list holds. */
export const PAGE_SIZE = 20;

/**
 * The most that are counted or paged through. Counting every hit of a wide filter costs as much as
 * reading them; nobody turns five hundred pages.
 */
export const MOST_COUNTED = 10_000;

/** Where a page begins, or null when it lies past what is paged through. */
export function offsetOf(page: number): number | null {
  const offset = (page - 1) * PAGE_SIZE;
  return offset < MOST_COUNTED ? offset : null;
}

/** Tells the list's page in the headers of the contract. */
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

/** Tells that a list is whole: a call without a `page` key is never paged (docs/contract.md#lists-and-paging). */
export function setWholeListHeaders(c: Context, total: number): void {
  setPageHeaders(c, 1, total, Math.max(1, total));
}
