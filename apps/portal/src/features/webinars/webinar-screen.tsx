import { webinars } from '@producer-portal/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { DetailBoundary } from '../../modules/content-detail/detail-boundary.tsx';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { useApi } from '../../modules/session/services.tsx';
import { WebinarArticle } from '../../modules/webinars/webinar-article.tsx';
import { webinarsCopy as copy } from './copy.ts';

/** One webinar: upcoming, live, or past. */
export function WebinarScreen() {
  const { id = '' } = useParams();
  const query = useQuery(webinars.detail.query(useApi(), id, useQueryClient()));
  return (
    <DetailBoundary query={query} requestedId={id} copy={copy.detail}>
      {(webinar) => <WebinarArticle webinar={webinar} />}
    </DetailBoundary>
  );
}

WebinarScreen.preload = (({ api, queryClient }, { params: { id = '' } }) =>
  queryClient.prefetchQuery(webinars.detail.query(api, id, queryClient))) satisfies Preload;
