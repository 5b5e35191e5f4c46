import { type Alert, alerts } from '@producer-portal/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { DetailBoundary } from '../../modules/content-detail/detail-boundary.tsx';
import { useNeighbors } from '../../modules/content-detail/neighbors.ts';
import { AnnouncementArticle } from '../../modules/content-detail/announcement-article.tsx';
import { preloadRow, useDetail } from '../../modules/content-detail/use-detail.ts';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { AnnouncementAsOf } from '../../modules/revisions/announcement-as-of.tsx';
import { AsOfPage } from '../../modules/revisions/as-of-page.tsx';
import { useSupportedAsOf } from '../../modules/revisions/use-as-of.ts';
import { useApi } from '../../modules/session/services.tsx';
import { alertsCopy as copy } from './copy.ts';

/** One alert, as it is now or on the as-of date. */
export function AlertScreen() {
  const { id = '' } = useParams();
  const asOf = useSupportedAsOf();
  return (
    <AsOfPage subject="alert">
      {asOf ? (
        <AnnouncementAsOf recordType="Alert" id={id} asOf={asOf} copy={copy.detail}>
          {(alert) => <AlertArticle alert={alert} />}
        </AnnouncementAsOf>
      ) : (
        <CurrentAlert id={id} />
      )}
    </AsOfPage>
  );
}

AlertScreen.preload = (({ api, queryClient }, { params: { id = '' } }) =>
  preloadRow(queryClient, id, alerts.markAsRead, alerts.list.query(api))) satisfies Preload;

/** Loads the alert with the call that marks it as read, because the API has no GET for a single alert. */
function CurrentAlert({ id }: { id: string }) {
  const api = useApi();
  const query = useDetail(
    alerts.markAsRead.query(api, id, useQueryClient()),
    alerts.list.query(api),
  );
  return (
    <DetailBoundary query={query} requestedId={id} copy={copy.detail}>
      {(alert) => <AlertArticle alert={alert} />}
    </DetailBoundary>
  );
}

function AlertArticle({ alert }: { alert: Alert }) {
  return (
    <AnnouncementArticle
      record={alert}
      markAsRead={useMutation(alerts.markAsRead.allMutation(useApi()))}
      markAsUnread={useMutation(alerts.markAsUnread.allMutation(useApi()))}
      neighbors={useNeighbors(alerts.list.cacheKey, alert.id)}
    />
  );
}
