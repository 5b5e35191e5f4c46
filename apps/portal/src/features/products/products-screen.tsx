import { products as productsResource, productUpdates, states } from '@producer-portal/api';
import { GridSkeleton, ListSkeleton, PageHeader } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { bindingNoticesQuery } from '../../modules/binding/binding-notices.ts';
import { RecordRow } from '../../modules/content-list/record-row.tsx';
import { useNow } from '../../lib/clock.tsx';
import { postedText } from '../../modules/content-list/row-texts.ts';
import { Part } from '../../modules/parts/part.tsx';
import { listPart } from '../../modules/parts/parts-load.ts';
import { PartsPage } from '../../modules/parts/parts-page.tsx';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { useAccessibleProducts } from '../../modules/products/use-accessible-products.ts';
import { useSelectedState } from '../../modules/products/use-selected-state.ts';
import { useApi } from '../../modules/session/services.tsx';
import { usePageTitle } from '../../modules/shell/page-title.tsx';
import { stateName } from '../../modules/states/us-states.ts';
import { productsCopy as copy } from './copy.ts';
import { newsPath, productsPath } from './paths.ts';
import styles from './pp-products-index.module.css';
import { ProductsByArea } from './products-by-area.tsx';
import { ProductsInState } from './products-in-state.tsx';
import { ProductStatePicker } from './product-state-picker.tsx';

const maxNews = 5;

/** All products, with a state picker that shows what can be written in a state. */
export function ProductsScreen() {
  const api = useApi();
  const now = useNow();
  const { selectedState, selectState } = useSelectedState();
  // With a selected state, the page is a separate favorite with its own title and URL.
  usePageTitle(
    selectedState && copy.titleIn(stateName(selectedState)),
    selectedState && productsPath(selectedState),
  );
  const products = useQuery(productsResource.list.query(api));
  const accessibleProducts = useAccessibleProducts(products.data?.items);
  const news = useQuery(productUpdates.list.query(api));

  return (
    <PartsPage
      heading={
        <PageHeader
          title={copy.title}
          count={products.data && accessibleProducts.length}
          meta={copy.intro}
        />
      }
      parts={[listPart(products), listPart(news)]}
      copy={copy.list}
      skeleton={<GridSkeleton items={6} />}
    >
      <div className={styles.page}>
        <div className={styles.main}>
          <ProductStatePicker
            products={accessibleProducts}
            selectedState={selectedState}
            onSelect={selectState}
          />
          <Part
            title={selectedState ? copy.inState(stateName(selectedState)) : copy.all}
            query={products}
            isEmpty={() => accessibleProducts.length === 0}
            empty={<p>{copy.list.emptyText}</p>}
            skeleton={<GridSkeleton items={6} />}
          >
            {() =>
              selectedState ? (
                <ProductsInState products={accessibleProducts} state={selectedState} />
              ) : (
                <ProductsByArea products={accessibleProducts} />
              )
            }
          </Part>
        </div>
        <div className={styles.rail}>
          <Part
            title={copy.news}
            query={news}
            isEmpty={({ items }) => items.length === 0}
            empty={<p>{copy.noNews}</p>}
            skeleton={<ListSkeleton rows={3} />}
            more={{ href: newsPath, label: copy.allNews }}
          >
            {({ items }) => (
              <ul className={styles.rows}>
                {items.slice(0, maxNews).map((update) => (
                  <li key={update.id}>
                    <RecordRow
                      record={update}
                      stamp={null}
                      meta={[postedText(update.published_at, now)]}
                    />
                  </li>
                ))}
              </ul>
            )}
          </Part>
        </div>
      </div>
    </PartsPage>
  );
}

ProductsScreen.preload = (({ api, queryClient }) =>
  Promise.all([
    queryClient.prefetchQuery(productsResource.list.query(api)),
    queryClient.prefetchQuery(states.list.query(api)),
    queryClient.prefetchQuery(bindingNoticesQuery(api)),
    queryClient.prefetchQuery(productUpdates.list.query(api)),
  ])) satisfies Preload;
