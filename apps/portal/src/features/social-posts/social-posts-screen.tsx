import { type Page, type SocialPost, socialPostGroups, socialPosts } from '@producer-portal/api';
import { FacetGroup, PageHeader } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { dayOf } from '../../lib/dates.ts';
import { useNowByTheMinute } from '../../lib/use-minute.ts';
import { ListLayout } from '../../modules/content-list/list-layout.tsx';
import { ListResults } from '../../modules/content-list/list-results.tsx';
import { useListValues } from '../../modules/filters/use-list-values.ts';
import { filtersCopy } from '../../modules/filters/copy.ts';
import { ListFilters } from '../../modules/filters/list-filters.tsx';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { useApi } from '../../modules/session/services.tsx';
import { socialPostsCopy as copy } from './copy.ts';
import { socialPostListParams as params } from './list-params.ts';
import { offeredPosts } from './offered-posts.ts';
import { PostSheet } from './post-sheet.tsx';

/** Posts to share, newest first; one leaves the screen when its last day is over. */
export function SocialPostsScreen() {
  const { values, show, hrefFor } = useListValues(params);
  const now = useNowByTheMinute();
  const today = dayOf(now);
  const select = useCallback((page: Page<SocialPost>) => offeredPosts(page, today), [today]);
  const query = useQuery({ ...socialPosts.list.query(useApi(), params.toQuery(values)), select });
  const total = query.data?.total;

  return (
    <ListLayout
      heading={<PageHeader title={copy.title} count={total} meta={copy.intro} />}
      filters={
        <ListFilters params={params} values={values} show={show} total={total} copy={copy.list}>
          <FacetGroup
            legend={copy.category}
            single
            any={filtersCopy.anyCategory}
            options={socialPostGroups.map((key) => ({ value: key, label: copy.groups[key] }))}
            selected={values.category ? [values.category] : []}
            onToggle={(key) => show(params.toggle(values, 'category', key))}
          />
        </ListFilters>
      }
    >
      <ListResults
        query={query}
        params={params}
        values={values}
        show={show}
        hrefFor={hrefFor}
        copy={copy.list}
        labelOf={{ category: copy.groupName }}
      >
        {(post) => <PostSheet post={post} now={now} />}
      </ListResults>
    </ListLayout>
  );
}

SocialPostsScreen.preload = (({ api, queryClient }, { searchParams }) =>
  queryClient.prefetchQuery(
    socialPosts.list.query(api, params.toQuery(params.parse(searchParams))),
  )) satisfies Preload;
