import type { Page, SocialPost } from '@producer-portal/api';

/**
 * Removes expired posts from a page of results. The host leaves them out, but a browser tab left open past
 * midnight still shows them.
 *
 * @param today - `YYYY-MM-DD` in Eastern Time. A post can be used through its last day.
 */
export function removeExpiredPosts(page: Page<SocialPost>, today: string): Page<SocialPost> {
  const items = page.items.filter(({ expires_on: lastDay }) => !lastDay || lastDay >= today);
  const expiredCount = page.items.length - items.length;
  return expiredCount === 0
    ? page
    : { ...page, items, total: Math.max(page.total - expiredCount, 0) };
}
