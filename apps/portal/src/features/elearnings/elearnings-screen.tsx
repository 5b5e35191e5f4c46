import { trainings } from '@producer-portal/api';
import { PageHeader, TextLink } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { ListLayout } from '../../modules/content-list/list-layout.tsx';
import { ListResults } from '../../modules/content-list/list-results.tsx';
import { ListFilters } from '../../modules/filters/list-filters.tsx';
import { ListSearch } from '../../modules/filters/list-search.tsx';
import { useList } from '../../modules/filters/use-list.ts';
import { ElearningRow } from '../../modules/learning/elearning-row.tsx';
import { learningCopy } from '../../modules/learning/copy.ts';
import { ceSearchPath, learningPaths } from '../../modules/learning/paths.ts';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { useApi } from '../../modules/session/services.tsx';
import { stateName } from '../../modules/states/us-states.ts';
import { elearningsCopy as copy } from './copy.ts';
import { elearningFilters } from './filters.ts';

/** Filtered list of e-learnings, newest first. */
export function ElearningsScreen() {
  const list = useList(elearningFilters);
  const query = useQuery(trainings.list.query(useApi(), list.query));
  const total = query.data?.total;
  const { ceState } = list.values;

  return (
    <ListLayout
      heading={
        <>
          <PageHeader
            title={copy.searchTitle}
            count={total}
            actions={
              ceState && (
                <TextLink standalone href={ceSearchPath(learningPaths.webinarSearch, ceState)}>
                  {learningCopy.ceWebinars(stateName(ceState))}
                </TextLink>
              )
            }
          />
          <ListSearch list={list} label={copy.searchTitle} />
        </>
      }
      filters={<ListFilters list={list} total={total} copy={copy.list} />}
    >
      <ListResults query={query} list={list} copy={copy.list}>
        {(training) => <ElearningRow training={training} headingLevel={2} />}
      </ListResults>
    </ListLayout>
  );
}

ElearningsScreen.preload = (({ api, queryClient }, { searchParams }) =>
  Promise.all([
    queryClient.prefetchQuery(trainings.list.query(api, elearningFilters.queryFrom(searchParams))),
    elearningFilters.prefetch({ api, queryClient }),
  ])) satisfies Preload;
