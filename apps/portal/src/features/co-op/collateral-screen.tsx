import { cartItemsQuery, collateralTemplateQuery } from '@producer-portal/api/queries';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { access } from '../../modules/access/access.ts';
import { collateralPath } from '../../modules/collateral/addresses.ts';
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
      {(template) => <Piece key={template.id} template={template} />}
    </DetailBoundary>
  );
}

CollateralScreen.preload = (({ api, session, queryClient }, { params: { id = '' } }) =>
  Promise.all([
    queryClient.prefetchQuery(collateralTemplateQuery(api, id, queryClient)),
    access(session.snapshot(), 'co-op.orders').allowed &&
      queryClient.prefetchQuery(cartItemsQuery(api)),
  ])) satisfies Preload;
