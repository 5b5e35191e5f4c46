import { alerts } from '@producer-portal/api';
import { PageHeader } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { AlertRow } from '../../modules/content-list/alert-row.tsx';
import { AnnouncementResults } from '../../modules/content-list/announcement-results.tsx';
import { ListLayout } from '../../modules/content-list/list-layout.tsx';
import { ListFilters } from '../../modules/filters/list-filters.tsx';
import { useList } from '../../modules/filters/use-list.ts';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { useApi } from '../../modules/session/services.tsx';
import { systemCopy as copy } from './copy.ts';
import { systemFilters, systemQuery } from './filters.ts';

/** Outages, maintenance, and releases: the alerts of the system and technical group. */
export function SystemScreen() {
  const list = useList(systemFilters);
  const query = useQuery(alerts.list.query(useApi(), systemQuery(list.query)));
  const total = query.data?.total;

  return (
    <ListLayout
      heading={<PageHeader title={copy.title} count={total} meta={copy.intro} />}
      filters={<ListFilters list={list} total={total} copy={copy.list} />}
    >
      <AnnouncementResults query={query} list={list} copy={copy.list} calls={alerts}>
        {(alert) => <AlertRow alert={alert} />}
      </AnnouncementResults>
    </ListLayout>
  );
}

SystemScreen.preload = (({ api, queryClient }, { searchParams }) =>
  queryClient.prefetchQuery(
    alerts.list.query(api, systemQuery(systemFilters.queryFrom(searchParams))),
  )) satisfies Preload;
