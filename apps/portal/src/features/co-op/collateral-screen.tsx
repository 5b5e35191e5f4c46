import type { CollateralTemplate } from '@producer-portal/api';
import { cartItemsQuery, collateralTemplateQuery } from '@producer-portal/api/queries';
import { ArticleSkeleton } from '@producer-portal/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { access } from '../../modules/access/access.ts';
import { useCart } from '../../modules/cart/use-cart.ts';
import { collateralPath, ITEM } from '../../modules/collateral/addresses.ts';
import { DetailBoundary } from '../../modules/content-detail/detail-boundary.tsx';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { useApi } from '../../modules/session/services.tsx';
import { coopCopy as copy } from './copy.ts';
import { Piece } from './piece.tsx';

/** One piece: how it will look for the reader's agency, what can be written on it, and how many are wanted. */
export function CollateralScreen() {
  const { id = '' } = useParams();
  const query = useQuery(collateralTemplateQuery(useApi(), id, useQueryClient()));
  return (
    <DetailBoundary query={query} asked={id} copy={copy.detail} pathOf={collateralPath}>
      {(template) => <NewOrChanged key={template.id} template={template} />}
    </DetailBoundary>
  );
}

/** A piece to be filled in; or one of the cart's to be changed, where the address names one that is there. */
function NewOrChanged({ template }: { readonly template: CollateralTemplate }) {
  const [search] = useSearchParams();
  const asked = search.get(ITEM);
  const cart = useCart();
  if (asked === null) return <Piece template={template} />;
  // What it says is not known before.
  if (cart.isLoading) return <ArticleSkeleton />;
  const item = cart.data?.find(
    (one) => String(one.id) === asked && String(one.collateral_template_id) === String(template.id),
  );
  return <Piece key={asked} template={template} item={item} isGone={!item} />;
}

CollateralScreen.preload = (({ api, session, queryClient }, { params: { id = '' } }) =>
  Promise.all([
    queryClient.prefetchQuery(collateralTemplateQuery(api, id, queryClient)),
    access(session.snapshot(), 'co-op.orders').allowed &&
      queryClient.prefetchQuery(cartItemsQuery(api)),
  ])) satisfies Preload;
