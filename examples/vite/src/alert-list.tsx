import { alerts, type Alert } from '@producer-portal/api';
import { ContentItem } from '@producer-portal/ui/content-item';
import { LoadBoundary, toLoadState } from '@producer-portal/ui/load-boundary';
import { PageHeader } from '@producer-portal/ui/page-header';
import { ListSkeleton } from '@producer-portal/ui/skeleton';
import { StatusScreen } from '@producer-portal/ui/status-screen';
import { useQuery } from '@tanstack/react-query';
import { Failed } from './failed';
import { api } from './portal';

const labels = {
  loading: 'Loading alerts',
  slow: 'This is taking longer than usual.',
  failed: 'Couldn’t load alerts',
  empty: 'No alerts',
  loaded: ({ total }: { total: number }) => `${total} alerts`,
};

export function AlertList() {
  const result = useQuery(alerts.list.query(api, {}));
  const load = toLoadState(result, ({ items }) => items.length === 0);
  return (
    <>
      <PageHeader title="Alerts" count={result.data?.total} />
      <LoadBoundary
        load={load}
        labels={labels}
        skeleton={<ListSkeleton rows={5} />}
        empty={
          <StatusScreen title="No alerts" headingLevel={2}>
            New alerts for your states appear here.
          </StatusScreen>
        }
        failed={(error, retry) => <Failed error={error} retry={retry} />}
      >
        {({ items }) => items.map((alert) => <AlertRow key={alert.id} alert={alert} />)}
      </LoadBoundary>
    </>
  );
}

function AlertRow({ alert }: { alert: Alert }) {
  return (
    <ContentItem
      href={`/alerts/${alert.slug ?? alert.id}`}
      title={alert.title}
      headingLevel={2}
      unreadLabel={alert.read ? undefined : 'Unread'}
      meta={alert.category?.name}
    />
  );
}
