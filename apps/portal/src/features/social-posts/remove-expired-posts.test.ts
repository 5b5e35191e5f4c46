import type { Page, SocialPost } from '@producer-portal/api';
import { describe, expect, it } from 'vitest';
import { removeExpiredPosts } from './remove-expired-posts.ts';

const createPost = (id: number, expires_on?: string | null): SocialPost => ({
  id,
  record_type: 'SocialPost',
  title: `Post ${id}`,
  ...(expires_on !== undefined && { expires_on }),
});

const toPage = (items: SocialPost[], total = items.length): Page<SocialPost> => ({
  items,
  total,
  page: 1,
  perPage: 20,
});

describe('removeExpiredPosts', () => {
  it('keeps a post on its last day and drops it the day after', () => {
    const page = toPage(
      [
        createPost(1, '2026-03-02'),
        createPost(2, '2026-03-03'),
        createPost(3),
        createPost(4, null),
      ],
      24,
    );
    expect(removeExpiredPosts(page, '2026-03-02')).toBe(page);
    const next = removeExpiredPosts(page, '2026-03-03');
    expect(next.items.map(({ id }) => id)).toEqual([2, 3, 4]);
    expect(next.total).toBe(23);
  });

  it('never returns a negative total', () => {
    expect(removeExpiredPosts(toPage([createPost(1, '2025-12-31')], 0), '2026-01-01').total).toBe(
      0,
    );
  });
});
