import type { Page } from '../client/page.ts';

/** True where a list's parameters leave out what has been read (docs/contract.md#alerts). */
function asksForUnread(params: unknown): boolean {
  if (typeof params !== 'object' || params === null || !('unread' in params)) return false;
  return params.unread === true || params.unread === 'true';
}

/** The page as it was asked for: in an unread list a row that came as read is left out all the same. */
export function asAskedFor<Item extends { read?: boolean | null | undefined }>(
  page: Page<Item>,
  params: unknown,
): Page<Item> {
  if (!asksForUnread(params)) return page;
  return { ...page, items: page.items.filter(({ read }) => read !== true) };
}
