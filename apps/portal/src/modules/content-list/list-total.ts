import type { Page } from '@producer-portal/api';

interface Markable {
  readonly read?: boolean | null | undefined;
}

/**
 * How many records a list says there are. Among the unread ones, rows that were read here stay in their place until the list is
 * asked for again, but count no more.
 *
 * @param filters - what the list is narrowed by.
 * @returns undefined while the list is unknown.
 */
export function listTotal(
  page: Page<Markable> | undefined,
  { unread }: { readonly unread: boolean },
): number | undefined {
  if (!page || !unread) return page?.total;
  return page.total - page.items.filter(({ read }) => read === true).length;
}
