import {
  cartItems,
  type CollateralRequest,
  collateralRequests,
  isNotFound,
} from '@producer-portal/api';
import { ArticleSkeleton, toLoadState } from '@producer-portal/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { LoadedContent } from '../../modules/content-list/loaded-content.tsx';
import { MissingPage } from '../../modules/missing-page/missing-page.tsx';
import { orderName } from '../../modules/orders/order-status.ts';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { useApi } from '../../modules/session/services.tsx';
import { orderCopy as copy } from './copy.ts';
import { DraftOrder } from './draft-order.tsx';
import { SubmittedOrder } from './submitted-order.tsx';

/** One order: checkout for a draft, otherwise its status and details. */
export function OrderScreen() {
  const { id = '' } = useParams();
  const query = useQuery(collateralRequests.detail.query(useApi(), id, useQueryClient()));
  const isMissing = isNotFound(query.error);

  return (
    <LoadedContent
      load={isMissing ? { state: 'empty', refetching: false } : toLoadState(query, () => false)}
      skeleton={<ArticleSkeleton />}
      copy={copy}
      headingLevel={1}
      empty={<MissingPage />}
    >
      {(order) => <Order key={order.id} order={order} />}
    </LoadedContent>
  );
}

const getTitle = (order: CollateralRequest) =>
  order.status === 'draft' ? copy.cart : orderName(order);

function Order({ order }: { readonly order: CollateralRequest }) {
  // An order that was a draft on this page has just been submitted, so show the confirmation.
  const [wasDraft] = useState(order.status === 'draft');
  return order.status === 'draft' ? (
    <DraftOrder order={order} title={getTitle(order)} />
  ) : (
    <SubmittedOrder order={order} title={getTitle(order)} isNew={wasDraft} />
  );
}

OrderScreen.preload = (({ api, queryClient }, { params: { id = '' } }) =>
  Promise.all([
    queryClient.prefetchQuery(collateralRequests.detail.query(api, id, queryClient)),
    queryClient.prefetchQuery(cartItems.list.query(api)),
  ])) satisfies Preload;
