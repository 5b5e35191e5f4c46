import type { Page } from '../client/page.ts';

/** True where a list's parameters leave out what has been read (docs/contract.md#alerts). */
function asksForUnread(params: unknown): boolean {
  if (typeof params !== 'object' || params === null || !('unread' in params)) return false;
  return params.unread === true || params.unread === 'true';
}

/** Drops rows that arrive as read in a list of unread records (docs/contract.md#alerts). */
export function dropReadRows<Item extends { read?: boolean | null | undefined }>(
  page: Page<Item>,
  params: unknown,
): Page<Item> {
  if (!asksForUnread(params)) return page;
  return { ...page, items: page.items.filter(({ read }) => read !== true) };
}
