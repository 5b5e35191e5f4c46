import type { Page, SocialPost } from '@producer-portal/api';

/**
 * A page of posts without those that may no longer be used. A host leaves them out by itself; what it sent yesterday is still on
 * the screen of whoever has left the page open over midnight.
 *
 * @param today - `YYYY-MM-DD` in Eastern Time; a post may be used on its last day.
 */
export function offeredPosts(page: Page<SocialPost>, today: string): Page<SocialPost> {
  const items = page.items.filter(({ expires_on: last }) => !last || last >= today);
  const gone = page.items.length - items.length;
  return gone === 0 ? page : { ...page, items, total: Math.max(page.total - gone, 0) };
}
