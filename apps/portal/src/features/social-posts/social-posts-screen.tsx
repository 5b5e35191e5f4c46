import { type Page, type SocialPost, socialPosts } from '@producer-portal/api';
import { PageHeader } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { toEasternDay } from '../../lib/dates.ts';
import { useNowEveryMinute } from '../../lib/use-now-every-minute.ts';
import { ListLayout } from '../../modules/content-list/list-layout.tsx';
import { ListResults } from '../../modules/content-list/list-results.tsx';
import { useList } from '../../modules/filters/use-list.ts';
import { ListFilters } from '../../modules/filters/list-filters.tsx';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { useApi } from '../../modules/session/services.tsx';
import { socialPostsCopy as copy } from './copy.ts';
import { socialPostFilters } from './filters.ts';
import { removeExpiredPosts } from './remove-expired-posts.ts';
import { PostCard } from './post-card.tsx';

/** Posts to share, newest first. A post disappears when its last day ends. */
export function SocialPostsScreen() {
  const list = useList(socialPostFilters);
  const now = useNowEveryMinute();
  const today = toEasternDay(now);
  const select = useCallback((page: Page<SocialPost>) => removeExpiredPosts(page, today), [today]);
  const query = useQuery({ ...socialPosts.list.query(useApi(), list.query), select });
  const total = query.data?.total;

  return (
    <ListLayout
      heading={<PageHeader title={copy.title} count={total} meta={copy.intro} />}
      filters={<ListFilters list={list} total={total} copy={copy.list} />}
    >
      <ListResults query={query} list={list} copy={copy.list}>
        {(post) => <PostCard post={post} now={now} />}
      </ListResults>
    </ListLayout>
  );
}

SocialPostsScreen.preload = (({ api, queryClient }, { searchParams }) =>
  queryClient.prefetchQuery(
    socialPosts.list.query(api, socialPostFilters.queryFrom(searchParams)),
  )) satisfies Preload;
