import {
  isNotFound,
  type Product,
  products as productsResource,
  states,
} from '@producer-portal/api';
import { FormSkeleton, MapSkeleton, PageHeader, toLoadState } from '@producer-portal/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { bindingNoticesQuery } from '../../modules/binding/binding-notices.ts';
import { FailedLoad } from '../../modules/content-list/failed-load.tsx';
import { LoadedContent } from '../../modules/content-list/loaded-content.tsx';
import { MissingPage } from '../../modules/missing-page/missing-page.tsx';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { isRecordId } from '../../modules/paths/navigation.ts';
import { availabilityPath } from '../../modules/products/availability.ts';
import { ProductGate } from '../../modules/products/product-gate.tsx';
import { useAccessibleProducts } from '../../modules/products/use-accessible-products.ts';
import { useApi } from '../../modules/session/services.tsx';
import { recordPath } from '../../modules/record-links/record-links.ts';
import { usePageTitle } from '../../modules/shell/page-title.tsx';
import { parseStateCode, stateName } from '../../modules/states/us-states.ts';
import { mapCopy as copy } from './copy.ts';
import { AllProductsMap } from './all-products-map.tsx';
import { ProductMap } from './product-map.tsx';
import styles from './pp-availability.module.css';
import { useMapUrl } from './use-map-url.ts';

/** Where each product can be sold, as a map and as a table. */
export function AvailabilityScreen() {
  const { id } = useParams();
  const stateFromId = parseStateCode(id);
  // A two-letter id is a state (docs/product.md#availability-map-urls).
  return stateFromId ? (
    <Navigate replace to={availabilityPath(undefined, stateFromId)} />
  ) : (
    <Availability requestedId={id} />
  );
}

AvailabilityScreen.preload = (({ api, queryClient }) =>
  Promise.all([
    queryClient.prefetchQuery(productsResource.all.query(api)),
    queryClient.prefetchQuery(states.list.query(api)),
    queryClient.prefetchQuery(bindingNoticesQuery(api)),
  ])) satisfies Preload;

function Availability({ requestedId }: { readonly requestedId: string | undefined }) {
  const { search } = useLocation();
  const query = useQuery(productsResource.all.query(useApi()));
  const products = useAccessibleProducts(query.data);
  const product = products.find(
    ({ id, slug }) => slug === requestedId || String(id) === requestedId,
  );
  const isMissing = requestedId !== undefined && query.data !== undefined && !product;
  const { selectedState } = useMapUrl();
  const title = copy.title(product?.title, selectedState && stateName(selectedState));
  // With a selected state, the page is a separate favorite with its own title and URL. `MissingPage` sets the title for a
  // missing product.
  usePageTitle(
    requestedId === undefined || product ? title : undefined,
    availabilityPath(product?.slug, selectedState),
  );

  if (requestedId !== undefined && !isRecordId(requestedId)) return <MissingPage />;
  if (requestedId !== undefined && product?.slug && product.slug !== requestedId)
    return <Navigate replace to={availabilityPath(product.slug) + search} />;
  return (
    <div className={styles.root}>
      {!isMissing && <PageHeader title={title} meta={!product && copy.intro} />}
      <LoadedContent
        load={toLoadState(query, () => isMissing || products.length === 0)}
        skeleton={
          <div className={styles.page}>
            <MapSkeleton className={styles.map} />
            <div className={styles.side}>
              <FormSkeleton fields={2} submit={false} className={styles.choices} />
            </div>
          </div>
        }
        copy={copy}
        {...(isMissing && {
          labels: { empty: undefined },
          empty: <MissingProduct requestedId={requestedId} />,
        })}
      >
        {() => <LoadedMap products={products} product={product} />}
      </LoadedContent>
    </div>
  );
}

interface LoadedMapProps {
  readonly products: readonly Product[];
  readonly product: Product | undefined;
}

function LoadedMap({ products, product }: LoadedMapProps) {
  return product ? (
    <ProductMap key={product.id} products={products} product={product} />
  ) : (
    <AllProductsMap products={products} />
  );
}

/** Handles a product that isn't in the list: the user has no access, the map doesn't include it, or it doesn't exist. */
function MissingProduct({ requestedId }: { readonly requestedId: string }) {
  const query = useQuery(productsResource.detail.query(useApi(), requestedId, useQueryClient()));
  const { data, error } = query;
  if (query.isPending) return null;
  // The product exists but isn't in the list, so its own page shows where it is sold.
  const path = data && recordPath(data);
  if (path) return <Navigate to={path} replace />;
  return (
    <ProductGate query={query}>
      {isNotFound(error) ? (
        <MissingPage />
      ) : (
        <FailedLoad error={error} retry={() => void query.refetch()} copy={copy} headingLevel={1} />
      )}
    </ProductGate>
  );
}
