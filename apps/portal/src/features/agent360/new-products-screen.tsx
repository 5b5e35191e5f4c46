import { type Product, products, states } from '@producer-portal/api';
import { PageHeader, TextLink } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { formatLongDate } from '../../lib/dates.ts';
import { ListResults } from '../../modules/content-list/list-results.tsx';
import { useList } from '../../modules/filters/use-list.ts';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { availabilityPath } from '../../modules/products/availability.ts';
import { UserStatesSummary } from '../../modules/products/user-states-summary.tsx';
import { ProductEntry } from '../../modules/products/product-entry.tsx';
import { useApi } from '../../modules/session/services.tsx';
import { AreaNav } from './area-nav.tsx';
import { agent360Copy } from './copy.ts';
import { newProductsQuery } from './list-queries.ts';
import { agent360Filters } from './filters.ts';
import styles from './pp-agent360.module.css';

const copy = agent360Copy.newProducts;

/** Products that are new to Agent360. */
export function NewProductsScreen() {
  const list = useList(agent360Filters);
  const query = useQuery(products.list.query(useApi(), newProductsQuery(list.query)));
  return (
    <div className={styles.list}>
      <PageHeader title={copy.title} count={query.data?.total} meta={copy.intro} />
      <AreaNav />
      <div className={styles.results}>
        <ListResults query={query} list={list} copy={copy.list}>
          {(product) => <NewProduct product={product} />}
        </ListResults>
      </div>
    </div>
  );
}

NewProductsScreen.preload = (({ api, queryClient }, { searchParams }) =>
  Promise.all([
    queryClient.prefetchQuery(
      products.list.query(api, newProductsQuery(agent360Filters.queryFrom(searchParams))),
    ),
    queryClient.prefetchQuery(states.list.query(api)),
  ])) satisfies Preload;

function NewProduct({ product }: { readonly product: Product }) {
  const { published_at: publishedAt, slug, title } = product;
  return (
    <ProductEntry
      product={product}
      headingLevel={2}
      availability={
        <>
          <UserStatesSummary product={product} />
          <p className={styles.facts}>
            {publishedAt && <span>{copy.since(formatLongDate(publishedAt))}</span>}
            <TextLink standalone href={availabilityPath(slug)}>
              {copy.map(title)}
            </TextLink>
          </p>
        </>
      }
    />
  );
}
