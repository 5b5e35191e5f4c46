import { alerts } from '@producer-portal/api';
import { PageHeader } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { AlertRow } from '../../modules/content-list/alert-row.tsx';
import { AnnouncementResults } from '../../modules/content-list/announcement-results.tsx';
import { ListLayout } from '../../modules/content-list/list-layout.tsx';
import { ListFilters } from '../../modules/filters/list-filters.tsx';
import { useList } from '../../modules/filters/use-list.ts';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { AsOfPage } from '../../modules/revisions/as-of-page.tsx';
import { useApi } from '../../modules/session/services.tsx';
import { alertsCopy as copy } from './copy.ts';
import { alertFilters } from './filters.tsx';
import { useLastChecked } from './use-last-checked.ts';

/** Alerts that match the filters in the URL. */
export function AlertsScreen() {
  const list = useList(alertFilters);
  const query = useQuery(alerts.list.query(useApi(), list.query));
  const total = query.data?.total;
  // The time of the previous visit (docs/product.md#last-checked).
  const lastChecked = useLastChecked(query.isSuccess);

  return (
    <ListLayout
      heading={<PageHeader title={copy.title} count={total} />}
      filters={<ListFilters list={list} total={total} copy={copy.list} />}
    >
      <AsOfPage subject="list">
        <AnnouncementResults query={query} list={list} copy={copy.list} calls={alerts}>
          {(alert) => <AlertRow alert={alert} lastChecked={lastChecked} />}
        </AnnouncementResults>
      </AsOfPage>
    </ListLayout>
  );
}

AlertsScreen.preload = (({ api, queryClient }, { searchParams }) => {
  const query = alertFilters.queryFrom(searchParams);
  return Promise.all([
    queryClient.prefetchQuery(alerts.list.query(api, query)),
    alertFilters.prefetch({ api, queryClient }),
  ]);
}) satisfies Preload;
