import type { Page } from '@producer-portal/api';

interface Markable {
  readonly read?: boolean | null | undefined;
}

/**
 * How many rows of a list of what is unread have been read here: they stay in their place until the list is asked for again,
 * but count no more.
 *
 * @param filters - what the list is narrowed by.
 */
export function readHere(
  page: Page<Markable> | undefined,
  { unread }: { readonly unread: boolean },
): number {
  return unread && page ? page.items.filter(({ read }) => read === true).length : 0;
}

/**
 * How many records a list says there are, without those that have been read here.
 *
 * @param filters - what the list is narrowed by.
 * @returns undefined while the list is unknown.
 */
export function listTotal(
  page: Page<Markable> | undefined,
  filters: { readonly unread: boolean },
): number | undefined {
  return page && page.total - readHere(page, filters);
}
