import { products as productsResource, productUpdates } from '@producer-portal/api';
import { ListSkeleton, PageHeader, SearchBox } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { Part } from '../../modules/parts/part.tsx';
import { listPart } from '../../modules/parts/parts-load.ts';
import { PartsPage } from '../../modules/parts/parts-page.tsx';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { useApi } from '../../modules/session/services.tsx';
import { updatesSearchPath } from './paths.ts';
import { updatesCopy as copy } from './copy.ts';
import { Featured } from './featured.tsx';
import { NewsByCategory } from './news-by-category.tsx';
import { NewsByProduct } from './news-by-product.tsx';
import styles from './pp-updates-index.module.css';

/** Overview of product news: featured updates, the newest updates by category, and a link to each product's updates. */
export function UpdatesIndexScreen() {
  const api = useApi();
  const navigate = useNavigate();
  const featured = useQuery(productUpdates.list.query(api, { is_featured: true }));
  const all = useQuery(productUpdates.list.query(api));
  const products = useQuery(productsResource.all.query(api));

  return (
    <PartsPage
      heading={
        <div className={styles.heading}>
          <PageHeader title={copy.title} meta={copy.intro} />
          <SearchBox
            label={copy.searchLabel}
            placeholder={copy.searchLabel}
            submitLabel={copy.searchSubmit}
            onSubmit={(text) => void navigate(updatesSearchPath('search', text))}
          />
        </div>
      }
      parts={[listPart(featured), listPart(all)]}
      copy={copy.list}
      skeleton={<ListSkeleton rows={8} />}
    >
      <div className={styles.parts}>
        <Part
          title={copy.featured}
          query={featured}
          isEmpty={({ items }) => items.length === 0}
          skeleton={<ListSkeleton rows={3} />}
        >
          {({ items }) => <Featured updates={items} />}
        </Part>
        <Part
          title={copy.byCategory}
          query={all}
          isEmpty={({ items }) => items.length === 0}
          empty={<p>{copy.list.emptyText}</p>}
          skeleton={<ListSkeleton rows={6} />}
          more={{ href: updatesSearchPath(), label: copy.all }}
        >
          {({ items }) => <NewsByCategory updates={items} />}
        </Part>
        <Part
          title={copy.byProduct}
          query={products}
          isEmpty={(items) => items.length === 0}
          skeleton={<ListSkeleton rows={2} />}
        >
          {(items) => <NewsByProduct products={items} />}
        </Part>
      </div>
    </PartsPage>
  );
}

UpdatesIndexScreen.preload = (({ api, queryClient }) =>
  Promise.all([
    queryClient.prefetchQuery(productUpdates.list.query(api, { is_featured: true })),
    queryClient.prefetchQuery(productUpdates.list.query(api)),
    queryClient.prefetchQuery(productsResource.all.query(api)),
  ])) satisfies Preload;
