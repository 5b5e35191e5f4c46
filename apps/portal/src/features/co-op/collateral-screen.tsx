import { cartItems, type CollateralTemplate, collateralTemplates } from '@producer-portal/api';
import { ArticleSkeleton, toLoadState } from '@producer-portal/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { access } from '../../modules/access/access.ts';
import { useCart, useCanOrder } from '../../modules/cart/use-cart.ts';
import { collateralPath, ITEM_KEY } from '../../modules/collateral/paths.ts';
import { DetailBoundary } from '../../modules/content-detail/detail-boundary.tsx';
import { LoadedContent } from '../../modules/content-list/loaded-content.tsx';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { useApi } from '../../modules/session/services.tsx';
import { coopCopy as copy } from './copy.ts';
import { CollateralItem } from './collateral-item.tsx';

/** One collateral item: its preview, its editable fields, and its quantity. */
export function CollateralScreen() {
  const { id = '' } = useParams();
  const query = useQuery(collateralTemplates.detail.query(useApi(), id, useQueryClient()));
  return (
    <DetailBoundary query={query} requestedId={id} copy={copy.detail} getPath={collateralPath}>
      {(template) => <NewOrEdited key={template.id} template={template} />}
    </DetailBoundary>
  );
}

/** Edits the cart item whose id is in the URL, or adds a new one. */
function NewOrEdited({ template }: { readonly template: CollateralTemplate }) {
  const [search] = useSearchParams();
  const requestedId = search.get(ITEM_KEY);
  const canOrder = useCanOrder();
  if (requestedId === null || !canOrder) return <CollateralItem template={template} />;
  return <EditedItem key={requestedId} template={template} requestedId={requestedId} />;
}

interface EditedItemProps {
  readonly template: CollateralTemplate;
  /** The cart item's id from the URL. */
  readonly requestedId: string;
}

/** Edits a cart item once the cart has loaded, or adds a new one if the item isn't in the cart. */
function EditedItem({ template, requestedId }: EditedItemProps) {
  const cart = useCart();
  const matchingItem = cart.data?.find(
    (one) =>
      String(one.id) === requestedId && String(one.collateral_template_id) === String(template.id),
  );
  // Saving removes this item from the cart while the form still needs it, so keep it in state.
  const [item, setItem] = useState(matchingItem);
  if (!item && matchingItem) setItem(matchingItem);

  return (
    <LoadedContent
      load={toLoadState(cart, () => false)}
      skeleton={<ArticleSkeleton />}
      copy={copy.cart}
      headingLevel={1}
      empty={null}
    >
      {() => (
        <CollateralItem
          key={item ? 'edited' : 'new'}
          template={template}
          editedItem={item}
          isRemoved={!item}
        />
      )}
    </LoadedContent>
  );
}

CollateralScreen.preload = (({ api, session, queryClient }, { params: { id = '' } }) =>
  Promise.all([
    queryClient.prefetchQuery(collateralTemplates.detail.query(api, id, queryClient)),
    access(session.snapshot(), 'co-op.orders').allowed &&
      queryClient.prefetchQuery(cartItems.list.query(api)),
  ])) satisfies Preload;
