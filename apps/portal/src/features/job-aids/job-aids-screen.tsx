import { jobAids } from '@producer-portal/api';
import { PageHeader } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { ListLayout } from '../../modules/content-list/list-layout.tsx';
import { ListResults } from '../../modules/content-list/list-results.tsx';
import { ListFilters } from '../../modules/filters/list-filters.tsx';
import { useList } from '../../modules/filters/use-list.ts';
import { JobAidRow } from '../../modules/learning/job-aid-row.tsx';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { useApi } from '../../modules/session/services.tsx';
import { jobAidsCopy as copy } from './copy.ts';
import { jobAidFilters } from './filters.ts';

/** Filtered list of job aids, newest first. */
export function JobAidsScreen() {
  const list = useList(jobAidFilters);
  const query = useQuery(jobAids.list.query(useApi(), list.query));
  const total = query.data?.total;

  return (
    <ListLayout
      heading={<PageHeader title={copy.searchTitle} count={total} />}
      filters={<ListFilters list={list} total={total} copy={copy.list} />}
    >
      <ListResults query={query} list={list} copy={copy.list}>
        {(aid) => <JobAidRow aid={aid} />}
      </ListResults>
    </ListLayout>
  );
}

JobAidsScreen.preload = (({ api, queryClient }, { searchParams }) =>
  Promise.all([
    queryClient.prefetchQuery(jobAids.list.query(api, jobAidFilters.queryFrom(searchParams))),
    jobAidFilters.prefetch({ api, queryClient }),
  ])) satisfies Preload;
