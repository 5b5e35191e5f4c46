import { type Alert, alerts } from '@producer-portal/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { DetailBoundary } from '../../modules/content-detail/detail-boundary.tsx';
import { useNeighbors } from '../../modules/content-detail/neighbors.ts';
import { AnnouncementArticle } from '../../modules/content-detail/announcement-article.tsx';
import { useDetail } from '../../modules/content-detail/use-detail.ts';
import { useApi } from '../../modules/session/services.tsx';
import { alertsCopy as copy } from './copy.ts';

/** One alert. Opening it marks it as read: the API has no GET for a single alert. */
export function AlertScreen() {
  const { id = '' } = useParams();
  const query = useDetail(alerts.markAsRead.query(useApi(), id, useQueryClient()));
  return (
    <DetailBoundary query={query} requestedId={id} copy={copy.detail}>
      {(alert) => <OpenAlert alert={alert} />}
    </DetailBoundary>
  );
}

function OpenAlert({ alert }: { alert: Alert }) {
  return (
    <AnnouncementArticle
      record={alert}
      markAsUnread={useMutation(alerts.markAsUnread.allMutation(useApi()))}
      neighbors={useNeighbors(alerts.list.cacheKey, alert.id)}
    />
  );
}
