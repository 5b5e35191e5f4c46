import { jobAids, taxonomies } from '@producer-portal/api';
import { FacetGroup, PageHeader } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { ListLayout } from '../../modules/content-list/list-layout.tsx';
import { ListResults } from '../../modules/content-list/list-results.tsx';
import { CategoryFilter, useCategoryName } from '../../modules/filters/category-filter.tsx';
import { ListFilters } from '../../modules/filters/list-filters.tsx';
import { WordsFilter } from '../../modules/filters/common-filters.tsx';
import { filtersCopy } from '../../modules/filters/copy.ts';
import { useListValues } from '../../modules/filters/use-list-values.ts';
import { JobAidRow } from '../../modules/learning/job-aid-row.tsx';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { useApi } from '../../modules/session/services.tsx';
import { jobAidsCopy as copy } from './copy.ts';
import { jobAidListParams as params } from './list-params.ts';

const flags = ['monthly', 'prelaunch'] as const;

/** All job aids, narrowed, newest first. */
export function JobAidsScreen() {
  const { values, show, hrefFor } = useListValues(params);
  const query = useQuery(jobAids.list.query(useApi(), params.toQuery(values)));
  const categoryName = useCategoryName('job_aids');
  const total = query.data?.total;

  return (
    <ListLayout
      heading={<PageHeader title={copy.searchTitle} count={total} />}
      filters={
        <ListFilters params={params} values={values} show={show} total={total} copy={copy.list}>
          <WordsFilter
            label={copy.searchLabel}
            value={values.search}
            onSearch={(text) => show(params.replace(values, 'search', text))}
          />
          <FacetGroup
            legend={copy.show}
            options={[
              { value: 'monthly', label: copy.onlyMonthly },
              { value: 'prelaunch', label: copy.onlyPrelaunch },
            ]}
            selected={flags.filter((flag) => values[flag])}
            onToggle={(chosen) => {
              const flag = flags.find((one) => one === chosen);
              if (flag) show(params.toggle(values, flag, 'true'));
            }}
          />
          <CategoryFilter
            group="job_aids"
            selected={values.category}
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
        labelOf={{
          monthly: () => copy.onlyMonthly,
          prelaunch: () => copy.onlyPrelaunch,
          category: categoryName,
          search: filtersCopy.searched,
        }}
      >
        {(aid) => <JobAidRow aid={aid} />}
      </ListResults>
    </ListLayout>
  );
}

JobAidsScreen.preload = (({ api, queryClient }, { searchParams }) =>
  Promise.all([
    queryClient.prefetchQuery(jobAids.list.query(api, params.toQuery(params.parse(searchParams)))),
    queryClient.prefetchQuery(taxonomies.categories.query(api, 'job_aids')),
  ])) satisfies Preload;
