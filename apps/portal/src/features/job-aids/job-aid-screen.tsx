import { jobAids } from '@producer-portal/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { DetailBoundary } from '../../modules/content-detail/detail-boundary.tsx';
import { JobAidArticle } from '../../modules/learning/job-aid-article.tsx';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { useApi } from '../../modules/session/services.tsx';
import { jobAidsCopy as copy } from './copy.ts';

/** One job aid. */
export function JobAidScreen() {
  const { id = '' } = useParams();
  const query = useQuery(jobAids.detail.query(useApi(), id, useQueryClient()));
  return (
    <DetailBoundary query={query} requestedId={id} copy={copy.detail}>
      {(aid) => <JobAidArticle aid={aid} />}
    </DetailBoundary>
  );
}

JobAidScreen.preload = (({ api, queryClient }, { params: { id = '' } }) =>
  queryClient.prefetchQuery(jobAids.detail.query(api, id, queryClient))) satisfies Preload;
