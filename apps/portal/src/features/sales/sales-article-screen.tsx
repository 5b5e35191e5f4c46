import {
  type CollateralTemplate,
  collateralTemplates,
  isNotFound,
  type SalesArticle,
  salesArticles,
} from '@producer-portal/api';
import { ButtonLink } from '@producer-portal/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { formatLongDate } from '../../lib/dates.ts';
import { access } from '../../modules/access/access.ts';
import { collateralPath } from '../../modules/collateral/paths.ts';
import { detailCopy } from '../../modules/content-detail/copy.ts';
import { DetailBoundary } from '../../modules/content-detail/detail-boundary.tsx';
import { useNeighbors } from '../../modules/content-detail/neighbors.ts';
import { RecordArticle } from '../../modules/content-detail/record-article.tsx';
import { typeTag } from '../../modules/content-list/record-tag.ts';
import { readTimeText, statesText } from '../../modules/content-list/row-texts.ts';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { toImageFile } from '../../modules/media/image-file.ts';
import { useApi, useConfig, useSession } from '../../modules/session/services.tsx';
import { hostText } from '../../lib/host-text.tsx';
import { articlePath } from './article-path.ts';
import { salesCopy as copy } from './copy.ts';
import styles from './pp-sales.module.css';

/**
 * One sales article. If there is none with this slug, the screen shows the collateral template with the slug, because
 * collateral records link to this path (docs/product.md#sales-article-urls). If there is no template either, it looks for a redirect.
 */
export function SalesArticleScreen() {
  const { id = '' } = useParams();
  const api = useApi();
  const client = useQueryClient();
  const article = useQuery(salesArticles.detail.query(api, id, client));
  const isMissingArticle = isNotFound(article.error);
  const template = useQuery({
    ...collateralTemplates.detail.query(api, id, client),
    enabled: isMissingArticle,
  });

  return isMissingArticle ? (
    <DetailBoundary query={template} requestedId={id} copy={copy.detail} getPath={articlePath}>
      {(record) => <Template template={record} />}
    </DetailBoundary>
  ) : (
    <DetailBoundary query={article} requestedId={id} copy={copy.detail} getPath={articlePath}>
      {(record) => <Article article={record} />}
    </DetailBoundary>
  );
}

SalesArticleScreen.preload = (({ api, queryClient }, { params: { id = '' } }) =>
  queryClient.prefetchQuery(salesArticles.detail.query(api, id, queryClient))) satisfies Preload;

function Article({ article }: { article: SalesArticle }) {
  return (
    <RecordArticle
      record={article}
      tag={typeTag(article)}
      subtitle={statesText(article.states)}
      meta={[
        hostText(article.category?.name),
        article.published_at && detailCopy.published(formatLongDate(article.published_at)),
        readTimeText(article.readTime),
      ]}
      neighbors={useNeighbors(salesArticles.list.cacheKey, article.id, articlePath)}
    />
  );
}

function Template({ template }: { template: CollateralTemplate }) {
  const path = collateralPath(template);
  const { allowed } = access(useSession(), 'co-op');
  const { imageHosts } = useConfig();
  const preview = toImageFile(template.preview, imageHosts, window.location.origin);
  return (
    <RecordArticle
      record={template}
      tag={typeTag(template)}
      subtitle={statesText(template.states)}
      details={
        preview && (
          <img
            src={preview.src}
            alt={preview.alt || copy.preview}
            width={preview.width}
            height={preview.height}
            className={styles.preview}
          />
        )
      }
      actions={path && allowed && <ButtonLink href={path}>{copy.order}</ButtonLink>}
    />
  );
}
