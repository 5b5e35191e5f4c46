import { type Product, products, productUpdates, states } from '@producer-portal/api';
import { ButtonLink, TextLink } from '@producer-portal/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import { BindingCallout } from '../../modules/binding/binding-callout.tsx';
import { bindingNoticesQuery } from '../../modules/binding/binding-notices.ts';
import { DetailBoundary } from '../../modules/content-detail/detail-boundary.tsx';
import { useNeighbors } from '../../modules/content-detail/neighbors.ts';
import { RecordArticle } from '../../modules/content-detail/record-article.tsx';
import { typeTag } from '../../modules/content-list/record-tag.ts';
import { learningPaths as paths } from '../../modules/learning/paths.ts';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { availabilityPath } from '../../modules/products/availability.ts';
import { productCopy } from '../../modules/products/copy.ts';
import { ProductIllustration } from '../../modules/products/product-illustration.tsx';
import { ProductGate } from '../../modules/products/product-gate.tsx';
import { recordPath } from '../../modules/record-links/record-links.ts';
import { useApi } from '../../modules/session/services.tsx';
import { productsCopy as copy } from './copy.ts';
import styles from './pp-product.module.css';
import { ProductNews } from './product-news.tsx';
import { ProductStates } from './product-states.tsx';

/**
 * One product. It can be requested at `/products/:id`, `/products/classic/:id`, and `/products/agent360/:id`, two of which
 * redirect to the path for the product's area.
 */
export function ProductScreen() {
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const query = useQuery(products.detail.query(useApi(), id, useQueryClient()));
  const isCanonicalPath = query.data !== undefined && recordPath(query.data) === pathname;
  return (
    <ProductGate query={query}>
      <DetailBoundary query={query} requestedId={isCanonicalPath ? id : null} copy={copy.detail}>
        {(product) => <ProductArticle product={product} />}
      </DetailBoundary>
    </ProductGate>
  );
}

ProductScreen.preload = (({ api, queryClient }, { params: { id = '' } }) =>
  Promise.all([
    queryClient.prefetchQuery(products.detail.query(api, id, queryClient)),
    queryClient.prefetchQuery(states.list.query(api)),
    queryClient.prefetchQuery(bindingNoticesQuery(api)),
    // Prefetch news only for a slug. An id redirects to the path with the slug, which then requests the news.
    /\D/.test(id) && queryClient.prefetchQuery(productUpdates.list.query(api, { products: [id] })),
  ])) satisfies Preload;

function ProductArticle({ product }: { readonly product: Product }) {
  const { slug, is_new: isNew } = product;
  return (
    <RecordArticle
      record={product}
      tag={typeTag(product)}
      stamp={<ProductIllustration slug={slug} className={styles.illustration} />}
      status={<BindingCallout product={slug} />}
      answer={product.summary ?? product.excerpt}
      meta={[productCopy.areas[product.area ?? 'other'], isNew && productCopy.isNew]}
      details={<ProductStates product={product} />}
      actions={
        <>
          <ButtonLink variant="secondary" href={availabilityPath(slug)}>
            {copy.map}
          </ButtonLink>
          {slug && <LearnMore slug={slug} />}
        </>
      }
      neighbors={useNeighbors(products.list.cacheKey, product.id)}
    >
      {slug && <ProductNews slug={slug} />}
    </RecordArticle>
  );
}

/** Links to e-learnings and webinars about the product. */
function LearnMore({ slug }: { readonly slug: string }) {
  return (
    <nav aria-labelledby="product-learn-more">
      <h2 id="product-learn-more">{copy.learnMore}</h2>
      <ul className={styles.links}>
        <li>
          <TextLink standalone href={`${paths.elearningSearch}?product[]=${slug}`}>
            {copy.courses}
          </TextLink>
        </li>
        <li>
          <TextLink standalone href={`${paths.webinarSearch}?product[]=${slug}`}>
            {copy.webinars}
          </TextLink>
        </li>
      </ul>
    </nav>
  );
}
