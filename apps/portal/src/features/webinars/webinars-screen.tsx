import { platforms, products, tags, webinars as webinarsResource } from '@producer-portal/api';
import { PageHeader } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { ListLayout } from '../../modules/content-list/list-layout.tsx';
import { ListResults } from '../../modules/content-list/list-results.tsx';
import { datesLabels } from '../../modules/dates-filter/dates-filter.tsx';
import {
  usePlatformName,
  useProductName,
  useTagName,
} from '../../modules/filters/learning-filters.tsx';
import { useListValues } from '../../modules/filters/use-list-values.ts';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { useApi } from '../../modules/session/services.tsx';
import { webinarsAheadQuery } from '../../modules/webinars/webinars-ahead.ts';
import { webinarsCopy as copy } from './copy.ts';
import { webinarListParams as params } from './list-params.ts';
import { isCutOffAhead, useOpeningList } from './opening-list.ts';
import { WebinarFilters } from './webinar-filters.tsx';
import { WebinarRows } from './webinar-rows.tsx';

type Values = typeof params.cleared;

/** The page that the list opens with: nothing is narrowed yet. */
const isOpening = (values: Values) => values.page === 1 && params.applied(values).length === 0;

/**
 * All webinars, narrowed: soonest first from a day on, else the latest first. Where it opens, what is on today has its own
 * place before them.
 */
export function WebinarsScreen() {
  const { values, show, hrefFor } = useListValues(params);
  const query = useQuery(webinarsResource.list.query(useApi(), params.toQuery(values)));
  const labelOf = {
    product: useProductName(),
    types: useTagName('types'),
    platforms: usePlatformName(),
    ...datesLabels,
  };
  const total = query.data?.total;
  const { list, todays } = useOpeningList(query, isOpening(values));
  const latestFirst = todays.length > 0 ? copy.todaysFirst : copy.latestFirst;

  return (
    <ListLayout
      heading={<PageHeader title={copy.searchTitle} count={total} />}
      filters={<WebinarFilters values={values} show={show} total={total} />}
    >
      <ListResults
        query={list}
        params={params}
        values={values}
        show={show}
        hrefFor={hrefFor}
        copy={{
          ...copy.list,
          order: values.startDate ? copy.soonestFirst : latestFirst,
        }}
        labelOf={labelOf}
        all={(webinars) => <WebinarRows webinars={webinars} todays={todays} />}
      />
    </ListLayout>
  );
}

WebinarsScreen.preload = (async ({ api, queryClient }, { searchParams }) => {
  const values = params.parse(searchParams);
  const list = webinarsResource.list.query(api, params.toQuery(values));
  await Promise.all([
    queryClient.prefetchQuery(list),
    queryClient.prefetchQuery(products.all.query(api)),
    queryClient.prefetchQuery(platforms.list.query(api)),
    queryClient.prefetchQuery(tags.list.query(api)),
  ]);
  const page = queryClient.getQueryData(list.queryKey);
  if (page && isOpening(values) && isCutOffAhead(page, Date.now())) {
    await queryClient.prefetchQuery(webinarsAheadQuery(api, Date.now()));
  }
}) satisfies Preload;
