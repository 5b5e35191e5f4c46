import { products as productsResource, simplePages, states } from '@producer-portal/api';
import { GridSkeleton, ListSkeleton, PageHeader } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { RecordBody } from '../../modules/content-detail/record-body.tsx';
import { Part } from '../../modules/parts/part.tsx';
import { listPart, recordPart } from '../../modules/parts/parts-load.ts';
import { PartsPage } from '../../modules/parts/parts-page.tsx';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { ProductList } from '../../modules/products/product-list.tsx';
import { useApi } from '../../modules/session/services.tsx';
import { Topics } from '../../modules/topics/topics.tsx';
import { contentLang } from '../../lib/page-locale.ts';
import { hostText } from '../../lib/host-text.tsx';
import { AreaNav } from './area-nav.tsx';
import { agent360Copy as copy } from './copy.ts';
import styles from './pp-agent360.module.css';

/** The Agent360 products and how they work together. */
export function ProductOverviewScreen() {
  const api = useApi();
  const page = useQuery(simplePages.detail.query(api, 'product-overview'));
  const products = useQuery(productsResource.list.query(api, { area: 'agent360' }));

  return (
    <PartsPage
      heading={
        <>
          <PageHeader
            title={page.data?.title ?? copy.overview.title}
            titleLang={page.data?.title && contentLang}
            meta={hostText(page.data?.excerpt)}
          />
          <AreaNav />
        </>
      }
      parts={[recordPart(page), listPart(products)]}
      copy={copy.pageParts}
      skeleton={<GridSkeleton items={4} />}
    >
      <div className={styles.parts}>
        <Part
          title={copy.overview.products}
          query={products}
          isEmpty={({ items }) => items.length === 0}
          empty={<p>{copy.overview.noProducts}</p>}
          skeleton={<GridSkeleton items={4} />}
        >
          {({ items }) => <ProductList products={items} />}
        </Part>
        <Part
          title={copy.overview.together}
          query={page}
          isEmpty={() => false}
          skeleton={<ListSkeleton rows={3} />}
        >
          {(record) => (
            <div className={styles.split}>
              <RecordBody record={record} headingOffset={2} />
              {record.topics?.length ? (
                <Topics title={copy.topics} topics={record.topics} headingLevel={3} />
              ) : null}
            </div>
          )}
        </Part>
      </div>
    </PartsPage>
  );
}

ProductOverviewScreen.preload = (({ api, queryClient }) =>
  Promise.all([
    queryClient.prefetchQuery(simplePages.detail.query(api, 'product-overview')),
    queryClient.prefetchQuery(productsResource.list.query(api, { area: 'agent360' })),
    // Each product in the list shows how many of the user's states offer it.
    queryClient.prefetchQuery(states.list.query(api)),
  ])) satisfies Preload;
