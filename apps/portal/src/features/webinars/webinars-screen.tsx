import { webinars as webinarsResource } from '@producer-portal/api';
import { PageHeader, TextLink } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { ListLayout } from '../../modules/content-list/list-layout.tsx';
import { ListResults } from '../../modules/content-list/list-results.tsx';
import { ListFilters } from '../../modules/filters/list-filters.tsx';
import { ListSearch } from '../../modules/filters/list-search.tsx';
import { useList } from '../../modules/filters/use-list.ts';
import { learningCopy } from '../../modules/learning/copy.ts';
import { ceSearchPath, learningPaths } from '../../modules/learning/paths.ts';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { useApi } from '../../modules/session/services.tsx';
import { stateName } from '../../modules/states/us-states.ts';
import { webinarsCopy as copy } from './copy.ts';
import { webinarFilters } from './filters.tsx';
import styles from './pp-webinars-list.module.css';
import { isUpcomingFirst, toUpcomingParams, useUpcomingFirst } from './upcoming-first.ts';
import { WebinarRows, WebinarSection } from './webinar-rows.tsx';

/**
 * Filtered list of webinars. The upcoming webinars come first, with the soonest at the top, and then the past webinars, with
 * the latest at the top. With a start date, the list is sorted soonest first. With only an end date, it is sorted latest
 * first.
 */
export function WebinarsScreen() {
  const list = useList(webinarFilters);
  const { values } = list;
  const query = useQuery(webinarsResource.list.query(useApi(), list.query));
  const total = query.data?.total;
  const hasSections = isUpcomingFirst(values);
  const { list: visibleQuery, upcoming, past } = useUpcomingFirst(query, values, hasSections);
  const { ceState } = values;

  return (
    <ListLayout
      heading={
        <>
          <PageHeader
            title={copy.searchTitle}
            count={total}
            actions={
              ceState && (
                <TextLink standalone href={ceSearchPath(learningPaths.elearningSearch, ceState)}>
                  {learningCopy.ceElearnings(stateName(ceState))}
                </TextLink>
              )
            }
          />
          <ListSearch list={list} label={copy.searchTitle} />
        </>
      }
      filters={<ListFilters list={list} total={total} copy={copy.list} />}
    >
      <ListResults
        query={visibleQuery}
        list={list}
        copy={{
          ...copy.list,
          order: hasSections
            ? copy.upcomingFirst
            : values.startDate
              ? copy.soonestFirst
              : copy.latestFirst,
        }}
        renderAll={(webinars) =>
          hasSections ? (
            <div className={styles.parts}>
              <WebinarSection title={copy.upcoming} webinars={upcoming} />
              <WebinarSection title={copy.past} webinars={past} />
            </div>
          ) : (
            <WebinarRows webinars={webinars} />
          )
        }
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
  const upcoming = page && isUpcomingFirst(values) && toUpcomingParams(page, values, Date.now());
  if (upcoming) await queryClient.prefetchQuery(webinarsResource.list.query(api, upcoming));
}) satisfies Preload;
