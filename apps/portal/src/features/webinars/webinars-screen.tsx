import { webinars as webinarsResource } from '@producer-portal/api';
import { PageHeader } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { ListLayout } from '../../modules/content-list/list-layout.tsx';
import { ListResults } from '../../modules/content-list/list-results.tsx';
import { ListFilters } from '../../modules/filters/list-filters.tsx';
import { useList } from '../../modules/filters/use-list.ts';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { useApi } from '../../modules/session/services.tsx';
import { webinarsAheadQuery } from '../../modules/webinars/webinars-ahead.ts';
import { webinarsCopy as copy } from './copy.ts';
import { webinarFilters } from './filters.tsx';
import { isCutOffAhead, useOpeningList } from './opening-list.ts';
import { WebinarRows } from './webinar-rows.tsx';

type Values = typeof webinarFilters.cleared;

/** The page that the list opens with: nothing is narrowed yet. */
const isOpening = (values: Values) =>
  values.page === 1 && webinarFilters.applied(values).length === 0;

/**
 * All webinars, narrowed: soonest first from a day on, else the latest first. Where it opens, what is on today has its own
 * place before them.
 */
export function WebinarsScreen() {
  const list = useList(webinarFilters);
  const query = useQuery(webinarsResource.list.query(useApi(), list.query));
  const total = query.data?.total;
  const { list: shown, todays } = useOpeningList(query, isOpening(list.values));
  const latestFirst = todays.length > 0 ? copy.todaysFirst : copy.latestFirst;

  return (
    <ListLayout
      heading={<PageHeader title={copy.searchTitle} count={total} />}
      filters={<ListFilters list={list} total={total} copy={copy.list} />}
    >
      <ListResults
        query={shown}
        list={list}
        copy={{
          ...copy.list,
          order: list.values.startDate ? copy.soonestFirst : latestFirst,
        }}
        all={(webinars) => <WebinarRows webinars={webinars} todays={todays} />}
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
  if (page && isOpening(values) && isCutOffAhead(page, Date.now())) {
    await queryClient.prefetchQuery(webinarsAheadQuery(api, Date.now()));
  }
}) satisfies Preload;
