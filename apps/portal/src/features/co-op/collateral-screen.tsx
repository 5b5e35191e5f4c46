import { cartItems, type CollateralTemplate, collateralTemplates } from '@producer-portal/api';
import { ArticleSkeleton, LoadBoundary } from '@producer-portal/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { access } from '../../modules/access/access.ts';
import { useCart, useCanOrder } from '../../modules/cart/use-cart.ts';
import { collateralPath, ITEM_KEY } from '../../modules/collateral/addresses.ts';
import { DetailBoundary } from '../../modules/content-detail/detail-boundary.tsx';
import { FailedLoad } from '../../modules/content-list/failed-load.tsx';
import { toLoadState } from '../../modules/content-list/load-state.ts';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { useApi } from '../../modules/session/services.tsx';
import { coopCopy as copy } from './copy.ts';
import { CollateralItem } from './collateral-item.tsx';

/** One piece: how it will look for the reader's agency, what can be written on it, and how many are wanted. */
export function CollateralScreen() {
  const { id = '' } = useParams();
  const query = useQuery(collateralTemplates.detail.query(useApi(), id, useQueryClient()));
  return (
    <DetailBoundary query={query} requested={id} copy={copy.detail} pathOf={collateralPath}>
      {(template) => <NewOrChanged key={template.id} template={template} />}
    </DetailBoundary>
  );
}

/** A piece to be filled in; or one of the cart's to be changed, where the address names one. */
function NewOrChanged({ template }: { readonly template: CollateralTemplate }) {
  const [search] = useSearchParams();
  const requested = search.get(ITEM_KEY);
  const canOrder = useCanOrder();
  if (requested === null || !canOrder) return <CollateralItem template={template} />;
  return <Changed key={requested} template={template} requested={requested} />;
}

interface ChangedProps {
  readonly template: CollateralTemplate;
  /** The id of the cart's piece as the address has it. */
  readonly requested: string;
}

/** One of the cart's to be changed, once it is known what it says; a new one where it is not there. */
function Changed({ template, requested }: ChangedProps) {
  const cart = useCart();
  const found = cart.data?.find(
    (one) =>
      String(one.id) === requested && String(one.collateral_template_id) === String(template.id),
  );
  // While its change is being saved it leaves the cart.
  const [item, setItem] = useState(found);
  if (!item && found) setItem(found);

  return (
    <LoadBoundary
      load={toLoadState(cart, () => false)}
      skeleton={<ArticleSkeleton />}
      labels={{ loading: copy.cart.loading, slow: copy.cart.slow, failed: copy.cart.failedTitle }}
      empty={null}
      failed={(error, retry) => (
        <FailedLoad error={error} retry={retry} copy={copy.cart} headingLevel={1} />
      )}
    >
      {() => (
        <CollateralItem
          key={item ? 'changed' : 'new'}
          template={template}
          changed={item}
          isRemoved={!item}
        />
      )}
    </LoadBoundary>
  );
}

CollateralScreen.preload = (({ api, session, queryClient }, { params: { id = '' } }) =>
  Promise.all([
    queryClient.prefetchQuery(collateralTemplates.detail.query(api, id, queryClient)),
    access(session.snapshot(), 'co-op.orders').allowed &&
      queryClient.prefetchQuery(cartItems.list.query(api)),
  ])) satisfies Preload;
