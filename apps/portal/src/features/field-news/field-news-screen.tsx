import { fieldManagementNews } from '@producer-portal/api';
import { PageHeader } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { ListLayout } from '../../modules/content-list/list-layout.tsx';
import { ListResults } from '../../modules/content-list/list-results.tsx';
import { RecordRow } from '../../modules/content-list/record-row.tsx';
import { ListFilters } from '../../modules/filters/list-filters.tsx';
import { useList } from '../../modules/filters/use-list.ts';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { useApi } from '../../modules/session/services.tsx';
import { fieldNewsCopy as copy } from './copy.ts';
import { fieldNewsFilters } from './filters.ts';

/** News items from territory managers, newest first. */
export function FieldNewsScreen() {
  const list = useList(fieldNewsFilters);
  const query = useQuery(fieldManagementNews.list.query(useApi(), list.query));
  const total = query.data?.total;

  return (
    <ListLayout
      heading={<PageHeader title={copy.title} count={total} meta={copy.intro} />}
      filters={<ListFilters list={list} total={total} copy={copy.list} />}
    >
      <ListResults query={query} list={list} copy={copy.list}>
        {(item) => <RecordRow record={item} summary={item.excerpt} headingLevel={2} />}
      </ListResults>
    </ListLayout>
  );
}

FieldNewsScreen.preload = (({ api, queryClient }, { searchParams }) =>
  Promise.all([
    queryClient.prefetchQuery(
      fieldManagementNews.list.query(api, fieldNewsFilters.queryFrom(searchParams)),
    ),
    fieldNewsFilters.prefetch({ api, queryClient }),
  ])) satisfies Preload;
