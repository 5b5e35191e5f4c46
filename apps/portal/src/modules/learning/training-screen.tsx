import {
  type ApiClient,
  jobAids,
  type Training,
  type TrainingDetail,
  trainings,
  webinars,
} from '@producer-portal/api';
import { ArticleSkeleton } from '@producer-portal/ui';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useLayoutEffect, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { DetailBoundary } from '../content-detail/detail-boundary.tsx';
import type { Preload } from '../paths/feature-route.ts';
import { isRecordId } from '../paths/navigation.ts';
import { useApi } from '../session/services.tsx';
import { trainingCopy as copy } from './copy.ts';

export interface TrainingScreenProps {
  /**
   * Renders an e-learning course at this URL. Without it, e-learning courses redirect to their own URL, as webinars and job
   * aids always do.
   */
  readonly children?: (training: Training) => ReactNode;
}

/**
 * A record whose URL doesn't show whether it is an e-learning course (`training` in the API), a webinar, or a job aid.
 * Redirects to the record's own URL, which then shows the response from the cache (docs/contract.md#training-detail).
 */
export function TrainingScreen({ children }: TrainingScreenProps) {
  const { id = '' } = useParams();
  const api = useApi();
  const client = useQueryClient();
  const query = useQuery({ ...trainings.detail.query(api, id, client), select: withRecord });
  const { data, isPlaceholderData } = query;

  // Fill the cache before the URL changes, to avoid a second request and loading state.
  useLayoutEffect(() => {
    if (data && !isPlaceholderData) cacheRecord(data.detail, data.slug, api, client);
  }, [data, isPlaceholderData, api, client]);

  const isElearningPage = children && data?.detail.training;
  // With null, the record's own URL always replaces this URL.
  return (
    <DetailBoundary query={query} requestedId={isElearningPage ? id : null} copy={copy.detail}>
      {({ detail: { training } }) =>
        training && children ? children(training) : <ArticleSkeleton />
      }
    </DetailBoundary>
  );
}

TrainingScreen.preload = (({ api, queryClient }, { params: { id = '' } }) =>
  queryClient.prefetchQuery(trainings.detail.query(api, id, queryClient))) satisfies Preload;

/** Returns the fields of the record in the response, and the response as `detail`. The id replaces a missing or invalid slug. */
function withRecord(detail: TrainingDetail) {
  const record = detail.training ?? detail.webinar ?? detail.job_aid;
  return { ...record, slug: isRecordId(record.slug) ? record.slug : String(record.id), detail };
}

/** Caches the record under the query key of its own page. */
function cacheRecord(
  detail: TrainingDetail,
  slug: string,
  api: ApiClient,
  client: QueryClient,
): void {
  const { training, webinar, job_aid: aid } = detail;
  if (training) client.setQueryData(trainings.detail.query(api, slug, client).queryKey, detail);
  if (webinar) client.setQueryData(webinars.detail.query(api, slug, client).queryKey, webinar);
  if (aid) client.setQueryData(jobAids.detail.query(api, slug, client).queryKey, aid);
}
