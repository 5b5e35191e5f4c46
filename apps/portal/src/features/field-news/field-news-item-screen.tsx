import { fieldManagementNews, type FieldManagementNews } from '@producer-portal/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { formatLongDate } from '../../lib/dates.ts';
import { detailCopy } from '../../modules/content-detail/copy.ts';
import { DetailBoundary } from '../../modules/content-detail/detail-boundary.tsx';
import { useNeighbors } from '../../modules/content-detail/neighbors.ts';
import { RecordArticle } from '../../modules/content-detail/record-article.tsx';
import { typeTag } from '../../modules/content-list/record-tag.ts';
import { readTimeText, statesText } from '../../modules/content-list/row-texts.ts';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { useApi } from '../../modules/session/services.tsx';
import { hostText } from '../../lib/host-text.tsx';
import { fieldNewsCopy as copy } from './copy.ts';

/** One news item from a territory manager. */
export function FieldNewsItemScreen() {
  const { id = '' } = useParams();
  const query = useQuery(fieldManagementNews.detail.query(useApi(), id, useQueryClient()));
  return (
    <DetailBoundary query={query} requestedId={id} copy={copy.detail}>
      {(item) => <FieldNewsItem item={item} />}
    </DetailBoundary>
  );
}

FieldNewsItemScreen.preload = (({ api, queryClient }, { params: { id = '' } }) =>
  queryClient.prefetchQuery(
    fieldManagementNews.detail.query(api, id, queryClient),
  )) satisfies Preload;

function FieldNewsItem({ item }: { item: FieldManagementNews }) {
  return (
    <RecordArticle
      record={item}
      tag={typeTag(item)}
      subtitle={statesText(item.states)}
      meta={[
        hostText(item.category?.name),
        item.published_at && detailCopy.published(formatLongDate(item.published_at)),
        readTimeText(item.readTime),
      ]}
      neighbors={useNeighbors(fieldManagementNews.list.cacheKey, item.id)}
    />
  );
}
