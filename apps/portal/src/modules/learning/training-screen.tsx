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
  /** Shows an e-learning whose address this is; without it an e-learning moves to its own as well. */
  readonly children?: (training: Training) => ReactNode;
}

/**
 * One training by an address that does not say which of the three it is: an e-learning, a webinar or a
 * job aid. The address becomes the record's own, where it is shown from what has been answered here
 * (docs/contract.md#training-detail).
 */
export function TrainingScreen({ children }: TrainingScreenProps) {
  const { id = '' } = useParams();
  const api = useApi();
  const client = useQueryClient();
  const query = useQuery({ ...trainings.detail.query(api, id, client), select: withRecord });
  const { data, isPlaceholderData } = query;

  // Before the address changes: nothing is asked, or drawn as loading, a second time.
  useLayoutEffect(() => {
    if (data && !isPlaceholderData) keep(data.detail, data.slug, api, client);
  }, [data, isPlaceholderData, api, client]);

  const isAtHome = children && data?.detail.training;
  return (
    <DetailBoundary query={query} requested={isAtHome ? id : null} copy={copy.detail}>
      {({ detail: { training } }) =>
        training && children ? children(training) : <ArticleSkeleton />
      }
    </DetailBoundary>
  );
}

TrainingScreen.preload = (({ api, queryClient }, { params: { id = '' } }) =>
  queryClient.prefetchQuery(trainings.detail.query(api, id, queryClient))) satisfies Preload;

/** The record itself, and beside it the answer, which says what it is. One without a usable slug goes by its id. */
function withRecord(detail: TrainingDetail) {
  const record = detail.training ?? detail.webinar ?? detail.job_aid;
  return { ...record, slug: isRecordId(record.slug) ? record.slug : String(record.id), detail };
}

/** Puts an answer where the record's own page looks for it. */
function keep(detail: TrainingDetail, slug: string, api: ApiClient, client: QueryClient): void {
  const { training, webinar, job_aid: aid } = detail;
  if (training) client.setQueryData(trainings.detail.query(api, slug, client).queryKey, detail);
  if (webinar) client.setQueryData(webinars.detail.query(api, slug, client).queryKey, webinar);
  if (aid) client.setQueryData(jobAids.detail.query(api, slug, client).queryKey, aid);
}
