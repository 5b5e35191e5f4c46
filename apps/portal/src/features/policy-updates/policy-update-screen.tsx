import { type PolicyUpdate, policyUpdates } from '@producer-portal/api';
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
import { policyUpdatesCopy as copy } from './copy.ts';

/** One policy update, as it is now or on the as-of date. */
export function PolicyUpdateScreen() {
  const { id = '' } = useParams();
  const asOf = useSupportedAsOf();
  return (
    <AsOfPage subject="policyUpdate">
      {asOf ? (
        <AnnouncementAsOf recordType="PolicyUpdate" id={id} asOf={asOf} copy={copy.detail}>
          {(update) => <PolicyUpdateArticle update={update} />}
        </AnnouncementAsOf>
      ) : (
        <CurrentPolicyUpdate id={id} />
      )}
    </AsOfPage>
  );
}

PolicyUpdateScreen.preload = (({ api, queryClient }, { params: { id = '' } }) =>
  preloadRow(
    queryClient,
    id,
    policyUpdates.markAsRead,
    policyUpdates.list.query(api),
  )) satisfies Preload;

/** Loads the policy update with the call that marks it as read, because the API has no GET for a single policy update. */
function CurrentPolicyUpdate({ id }: { id: string }) {
  const api = useApi();
  const query = useDetail(
    policyUpdates.markAsRead.query(api, id, useQueryClient()),
    policyUpdates.list.query(api),
  );
  return (
    <DetailBoundary query={query} requestedId={id} copy={copy.detail}>
      {(update) => <PolicyUpdateArticle update={update} />}
    </DetailBoundary>
  );
}

function PolicyUpdateArticle({ update }: { update: PolicyUpdate }) {
  return (
    <AnnouncementArticle
      record={update}
      markAsRead={useMutation(policyUpdates.markAsRead.allMutation(useApi()))}
      markAsUnread={useMutation(policyUpdates.markAsUnread.allMutation(useApi()))}
      neighbors={useNeighbors(policyUpdates.list.cacheKey, update.id)}
    />
  );
}
