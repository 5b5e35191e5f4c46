import type { ApiClient, TrainingDetail } from '@producer-portal/api';
import { jobAidQuery, trainingQuery, webinarQuery } from '@producer-portal/api/queries';
import { ArticleSkeleton } from '@producer-portal/ui';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useLayoutEffect } from 'react';
import { useParams } from 'react-router-dom';
import { DetailBoundary } from '../content-detail/detail-boundary.tsx';
import { useApi } from '../session/services.tsx';
import { trainingCopy as copy } from './copy.ts';
import { ElearningArticle } from './elearning-article.tsx';

const WebinarArticle = lazy(async () => ({
  default: (await import('../webinars/webinar-article.tsx')).WebinarArticle,
}));
const JobAidArticle = lazy(async () => ({
  default: (await import('./job-aid-article.tsx')).JobAidArticle,
}));

/** The record of a training, and the whole answer beside it, which says what it is. */
const withRecord = (detail: TrainingDetail) => ({
  ...(detail.training ?? detail.webinar ?? detail.job_aid),
  detail,
});

export interface TrainingScreenProps {
  /** What this address is of; a record of another kind moves to its own. @default any */
  readonly of?: 'training';
}

/**
 * One training by an address that does not say which of the three it is: an e-learning, a webinar or a
 * job aid. It is shown, and its address becomes the record's own (decisions, sections 3 and 5.1).
 */
export function TrainingScreen({ of }: TrainingScreenProps) {
  const { id = '' } = useParams();
  const api = useApi();
  const client = useQueryClient();
  const query = useQuery({ ...trainingQuery(api, id, client), select: withRecord });
  const { data, isPlaceholderData } = query;
  const isAtHome = of !== undefined && Boolean(data?.detail[of]);

  // Before the address changes: nothing is asked, or drawn as loading, a second time.
  useLayoutEffect(() => {
    if (data?.slug && !isPlaceholderData) keep(data.detail, data.slug, api, client);
  }, [data, isPlaceholderData, api, client]);

  return (
    <DetailBoundary query={query} asked={isAtHome ? id : null} copy={copy.detail}>
      {({ detail }) => (
        <Suspense fallback={<ArticleSkeleton />}>
          <Article detail={detail} />
        </Suspense>
      )}
    </DetailBoundary>
  );
}

function Article({ detail: { training, webinar, job_aid: aid } }: { detail: TrainingDetail }) {
  if (training) return <ElearningArticle training={training} />;
  return webinar ? <WebinarArticle webinar={webinar} /> : <JobAidArticle aid={aid} />;
}

/** Puts an answer where the record's own page looks for it. */
function keep(detail: TrainingDetail, slug: string, api: ApiClient, client: QueryClient): void {
  const { training, webinar, job_aid: aid } = detail;
  if (training) client.setQueryData(trainingQuery(api, slug, client).queryKey, detail);
  if (webinar) client.setQueryData(webinarQuery(api, slug, client).queryKey, webinar);
  if (aid) client.setQueryData(jobAidQuery(api, slug, client).queryKey, aid);
}
