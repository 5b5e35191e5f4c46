import { memo } from 'react';
import { type PolicyUpdate, policyUpdates } from '@producer-portal/api';
import { PageHeader } from '@producer-portal/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { AnnouncementRow } from '../../modules/content-list/announcement-row.tsx';
import { AnnouncementResults } from '../../modules/content-list/announcement-results.tsx';
import { ListLayout } from '../../modules/content-list/list-layout.tsx';
import { ListFilters } from '../../modules/filters/list-filters.tsx';
import { useList } from '../../modules/filters/use-list.ts';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { AsOfPage } from '../../modules/revisions/as-of-page.tsx';
import { useApi } from '../../modules/session/services.tsx';
import { policyUpdatesCopy as copy } from './copy.ts';
import { policyUpdateFilters } from './filters.ts';

/** Policy updates that match the filters in the URL. */
export function PolicyUpdatesScreen() {
  const list = useList(policyUpdateFilters);
  const query = useQuery(policyUpdates.list.query(useApi(), list.query));
  const total = query.data?.total;

  const filters = <ListFilters list={list} total={total} copy={copy.list} />;

  return (
    <ListLayout heading={<PageHeader title={copy.title} count={total} />} filters={filters}>
      <AsOfPage subject="list">
        <AnnouncementResults query={query} list={list} copy={copy.list} calls={policyUpdates}>
          {(update) => <PolicyUpdateRow update={update} />}
        </AnnouncementResults>
      </AsOfPage>
    </ListLayout>
  );
}

PolicyUpdatesScreen.preload = (({ api, queryClient }, { searchParams }) => {
  const query = policyUpdateFilters.queryFrom(searchParams);
  return Promise.all([
    queryClient.prefetchQuery(policyUpdates.list.query(api, query)),
    policyUpdateFilters.prefetch({ api, queryClient }),
  ]);
}) satisfies Preload;

const PolicyUpdateRow = memo(function PolicyUpdateRow({ update }: { update: PolicyUpdate }) {
  const markAsRead = useMutation(policyUpdates.markAsRead.mutation(useApi()));
  return <AnnouncementRow record={update} markAsRead={markAsRead} />;
});
