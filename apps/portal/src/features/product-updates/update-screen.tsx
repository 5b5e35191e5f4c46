import { type ProductUpdate, productUpdates, type RecordType } from '@producer-portal/api';
import { DateStamp, TextLink } from '@producer-portal/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useNow } from '../../lib/clock.tsx';
import { formatLongDate } from '../../lib/dates.ts';
import { detailCopy } from '../../modules/content-detail/copy.ts';
import { DetailBoundary } from '../../modules/content-detail/detail-boundary.tsx';
import { useNeighbors } from '../../modules/content-detail/neighbors.ts';
import { RecordArticle } from '../../modules/content-detail/record-article.tsx';
import { RecordDetails } from '../../modules/content-list/record-details.tsx';
import { typeTag } from '../../modules/content-list/record-tag.ts';
import {
  createRecordStamp,
  effectiveText,
  readTimeText,
  statesText,
} from '../../modules/content-list/row-texts.ts';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { recordPath } from '../../modules/record-links/record-links.ts';
import { useApi } from '../../modules/session/services.tsx';
import { hostText } from '../../lib/host-text.tsx';
import { updatesCopy as copy } from './copy.ts';
import styles from './pp-update.module.css';

/** One product update. */
export function UpdateScreen() {
  const { id = '' } = useParams();
  const query = useQuery(productUpdates.detail.query(useApi(), id, useQueryClient()));
  return (
    <DetailBoundary query={query} requestedId={id} copy={copy.detail}>
      {(update) => <UpdateArticle update={update} />}
    </DetailBoundary>
  );
}

UpdateScreen.preload = (({ api, queryClient }, { params: { id = '' } }) =>
  queryClient.prefetchQuery(productUpdates.detail.query(api, id, queryClient))) satisfies Preload;

function UpdateArticle({ update }: { readonly update: ProductUpdate }) {
  const now = useNow();
  const stamp = createRecordStamp(update, now);
  return (
    <RecordArticle
      record={update}
      tag={typeTag(update)}
      stamp={stamp && <DateStamp {...stamp} endedLabel={detailCopy.ended} />}
      subtitle={[effectiveText(update, now), statesText(update.states)]}
      meta={[
        hostText(update.category?.name),
        update.is_featured && copy.featured,
        update.published_at && detailCopy.published(formatLongDate(update.published_at)),
        readTimeText(update.readTime),
      ]}
      facts={<RecordDetails record={update} />}
      actions={<Products products={update.products} />}
      neighbors={useNeighbors(productUpdates.list.cacheKey, update.id)}
    />
  );
}

/** Links to the update's products. */
function Products({ products }: Pick<ProductUpdate, 'products'>) {
  const links = (products ?? []).flatMap(({ name, slug }) => {
    const path = recordPath({ record_type: 'Product' satisfies RecordType, slug });
    return path ? [{ name, path }] : [];
  });
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby="update-products">
      <h2 id="update-products">{copy.products}</h2>
      <ul className={styles.products}>
        {links.map(({ name, path }) => (
          <li key={path}>
            <TextLink standalone href={path}>
              {hostText(name)}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
