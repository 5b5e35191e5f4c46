import { platforms, products, tags, trainings } from '@producer-portal/api';
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
import { ElearningRow } from '../../modules/learning/elearning-row.tsx';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { useApi } from '../../modules/session/services.tsx';
import { elearningsCopy as copy } from './copy.ts';
import { ElearningFilters } from './elearning-filters.tsx';
import { elearningListParams as params } from './list-params.ts';

/** All e-learnings, narrowed, newest first. */
export function ElearningsScreen() {
  const { values, show, hrefFor } = useListValues(params);
  const query = useQuery(trainings.list.query(useApi(), params.toQuery(values)));
  const labelOf = {
    product: useProductName(),
    systems: useTagName('systems'),
    types: useTagName('types'),
    platforms: usePlatformName(),
    ...datesLabels,
  };
  const total = query.data?.total;

  return (
    <ListLayout
      heading={<PageHeader title={copy.searchTitle} count={total} />}
      filters={<ElearningFilters values={values} show={show} total={total} />}
    >
      <ListResults
        query={query}
        params={params}
        values={values}
        show={show}
        hrefFor={hrefFor}
        copy={copy.list}
        labelOf={labelOf}
      >
        {(training) => <ElearningRow training={training} headingLevel={2} />}
      </ListResults>
    </ListLayout>
  );
}

ElearningsScreen.preload = (({ api, queryClient }, { searchParams }) =>
  Promise.all([
    queryClient.prefetchQuery(
      trainings.list.query(api, params.toQuery(params.parse(searchParams))),
    ),
    queryClient.prefetchQuery(products.all.query(api)),
    queryClient.prefetchQuery(platforms.list.query(api)),
    queryClient.prefetchQuery(tags.list.query(api)),
  ])) satisfies Preload;
