import type { Page } from '@producer-portal/api';

interface Markable {
  readonly read?: boolean | null | undefined;
}

/**
 * How many records a list of unread ones holds by now: rows that were read here stay in their place until the list is asked for
 * again, but count no more.
 *
 * @returns undefined while the list is unknown.
 */
export function unreadTotal(page: Page<Markable> | undefined): number | undefined {
  return page && page.total - page.items.filter(({ read }) => read === true).length;
}
