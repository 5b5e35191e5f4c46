import {
  allProductsQuery,
  platformsQuery,
  tagsQuery,
  webinarsQuery,
} from '@producer-portal/api/queries';
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
import { WebinarEntry } from '../../modules/webinars/webinar-entry.tsx';
import { webinarsCopy as copy } from './copy.ts';
import { webinarListParams as params } from './list-params.ts';
import { WebinarFilters } from './webinar-filters.tsx';

/** All webinars, narrowed: soonest first from a day on, else the latest first. */
export function WebinarsScreen() {
  const { values, show, hrefFor } = useListValues(params);
  const query = useQuery(webinarsQuery(useApi(), params.toQuery(values)));
  const labelOf = {
    product: useProductName(),
    types: useTagName('types'),
    platforms: usePlatformName(),
    ...datesLabels,
  };
  const total = query.data?.total;

  return (
    <ListLayout
      heading={<PageHeader title={copy.searchTitle} count={total} />}
      filters={<WebinarFilters values={values} show={show} total={total} />}
    >
      <ListResults
        query={query}
        params={params}
        values={values}
        show={show}
        hrefFor={hrefFor}
        copy={{
          ...copy.list,
          order: values.startDate ? copy.soonestFirst : copy.latestFirst,
        }}
        labelOf={labelOf}
      >
        {(webinar) => <WebinarEntry webinar={webinar} headingLevel={2} />}
      </ListResults>
    </ListLayout>
  );
}

WebinarsScreen.preload = (({ api, queryClient }, { searchParams }) =>
  Promise.all([
    queryClient.prefetchQuery(webinarsQuery(api, params.toQuery(params.parse(searchParams)))),
    queryClient.prefetchQuery(allProductsQuery(api)),
    queryClient.prefetchQuery(platformsQuery(api)),
    queryClient.prefetchQuery(tagsQuery(api)),
  ])) satisfies Preload;
