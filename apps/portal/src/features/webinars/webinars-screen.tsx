import { webinars as webinarsResource } from '@producer-portal/api';
import { PageHeader } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { ListLayout } from '../../modules/content-list/list-layout.tsx';
import { ListResults } from '../../modules/content-list/list-results.tsx';
import { ListFilters } from '../../modules/filters/list-filters.tsx';
import { useList } from '../../modules/filters/use-list.ts';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { useApi } from '../../modules/session/services.tsx';
import { upcomingWebinarsQuery } from '../../modules/webinars/webinar-queries.ts';
import { webinarsCopy as copy } from './copy.ts';
import { webinarFilters } from './filters.tsx';
import { couldMissTodaysWebinars, useTodaysWebinars } from './todays-webinars.ts';
import { WebinarRows } from './webinar-rows.tsx';

type Values = typeof webinarFilters.cleared;

/** Whether the list shows its first page without filters. */
const isFirstView = (values: Values) =>
  values.page === 1 && webinarFilters.applied(values).length === 0;

/**
 * Filtered list of webinars: soonest first if a start date is set, otherwise latest first. The unfiltered first page
 * shows today's webinars first.
 */
export function WebinarsScreen() {
  const list = useList(webinarFilters);
  const query = useQuery(webinarsResource.list.query(useApi(), list.query));
  const total = query.data?.total;
  const { list: visibleQuery, todaysWebinars } = useTodaysWebinars(query, isFirstView(list.values));
  const defaultOrder = todaysWebinars.length > 0 ? copy.todaysFirst : copy.latestFirst;

  return (
    <ListLayout
      heading={<PageHeader title={copy.searchTitle} count={total} />}
      filters={<ListFilters list={list} total={total} copy={copy.list} />}
    >
      <ListResults
        query={visibleQuery}
        list={list}
        copy={{
          ...copy.list,
          order: list.values.startDate ? copy.soonestFirst : defaultOrder,
        }}
        renderAll={(webinars) => (
          <WebinarRows webinars={webinars} todaysWebinars={todaysWebinars} />
        )}
      />
    </ListLayout>
  );
}

WebinarsScreen.preload = (async ({ api, queryClient }, { searchParams }) => {
  const values = webinarFilters.parse(searchParams);
  const list = webinarsResource.list.query(api, webinarFilters.toQuery(values));
  await Promise.all([
    queryClient.prefetchQuery(list),
    webinarFilters.prefetch({ api, queryClient }),
  ]);
  const page = queryClient.getQueryData(list.queryKey);
  if (page && isFirstView(values) && couldMissTodaysWebinars(page, Date.now())) {
    await queryClient.prefetchQuery(upcomingWebinarsQuery(api, Date.now()));
  }
}) satisfies Preload;
