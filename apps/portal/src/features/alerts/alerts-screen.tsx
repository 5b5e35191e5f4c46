import { alerts, states } from '@producer-portal/api';
import { PageHeader } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { AlertRow } from '../../modules/content-list/alert-row.tsx';
import { ListLayout } from '../../modules/content-list/list-layout.tsx';
import { ListResults } from '../../modules/content-list/list-results.tsx';
import { useStateName } from '../../modules/filters/common-filters.tsx';
import { filtersCopy } from '../../modules/filters/copy.ts';
import { useListValues } from '../../modules/filters/use-list-values.ts';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { useApi } from '../../modules/session/services.tsx';
import { AlertFilters } from './alert-filters.tsx';
import { alertsCopy as copy } from './copy.ts';
import { alertListParams } from './list-params.ts';
import { useLastChecked } from './use-last-checked.ts';

/** All alerts, narrowed by the filters in the address. */
export function AlertsScreen() {
  const { values, show, hrefFor } = useListValues(alertListParams);
  const query = useQuery(alerts.list.query(useApi(), alertListParams.toQuery(values)));
  const stateName = useStateName();
  const total = query.data?.total;
  const lastChecked = useLastChecked(query.isSuccess);

  return (
    <ListLayout
      heading={<PageHeader title={copy.title} count={total} />}
      filters={<AlertFilters values={values} show={show} total={total} />}
    >
      <ListResults
        query={query}
        params={alertListParams}
        values={values}
        show={show}
        hrefFor={hrefFor}
        copy={copy.list}
        labelOf={{
          category: copy.groupName,
          states: stateName,
          unread: () => filtersCopy.unread,
          search: filtersCopy.searched,
        }}
      >
        {(alert) => <AlertRow alert={alert} lastChecked={lastChecked} />}
      </ListResults>
    </ListLayout>
  );
}

AlertsScreen.preload = (({ api, queryClient }, { searchParams }) => {
  const query = alertListParams.toQuery(alertListParams.parse(searchParams));
  return Promise.all([
    queryClient.prefetchQuery(alerts.list.query(api, query)),
    queryClient.prefetchQuery(states.list.query(api)),
  ]);
}) satisfies Preload;
