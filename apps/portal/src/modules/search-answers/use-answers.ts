import { collateralRequests, products, type ApiClient } from '@producer-portal/api';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNowEveryMinute } from '../../lib/use-now-every-minute.ts';
import { access } from '../access/access.ts';
import { bindingNoticesQuery, readBindingNotices } from '../binding/binding-notices.ts';
import { useCapabilities } from '../capabilities/use-capabilities.ts';
import { useApi, useSession } from '../session/services.tsx';
import type { Answer } from './answer.ts';
import { findAnswers } from './find-answers.ts';
import { parseAvailabilityQuestion } from './find-availability.ts';
import { parseBindingQuestion } from './find-binding.ts';
import { isOrderNumber } from './find-order.ts';

/** Maximum number of pages of orders to look through. */
const MAX_ORDER_PAGES = 5;

/**
 * The portal's own answers to a query. Products, binding notices, and orders load only for a query about them. If they can't be
 * loaded, the other answers still show.
 */
export function useAnswers(query: string): readonly Answer[] {
  const api = useApi();
  const viewer = useSession();
  const { names: capabilities } = useCapabilities();
  const canOrder = access(viewer, 'co-op.orders').allowed;
  const now = useNowEveryMinute();
  const bindingQuestion = parseBindingQuestion(query);
  const { words: productWords = [] } = bindingQuestion ?? parseAvailabilityQuestion(query) ?? {};
  const { data: loadedProducts } = useQuery({
    ...products.all.query(api),
    enabled: productWords.length > 0,
  });
  const { data: bindingAlerts, isLoading: areNoticesLoading } = useQuery({
    ...bindingNoticesQuery(api),
    enabled: bindingQuestion !== null || productWords.length > 0,
  });
  const { data: orders } = useQuery({
    queryKey: ['collateralRequests', 'all'],
    queryFn: ({ signal }) => fetchOrders(api, signal),
    enabled: canOrder && isOrderNumber(query),
  });
  return useMemo(
    () =>
      findAnswers(query, {
        viewer,
        capabilities,
        // Availability waits for the notices, because one may apply.
        products: areNoticesLoading ? [] : (loadedProducts ?? []),
        orders: orders ?? [],
        binding: readBindingNotices(bindingAlerts, now),
        now,
      }),
    [areNoticesLoading, bindingAlerts, capabilities, loadedProducts, now, orders, query, viewer],
  );
}

async function fetchOrders(api: ApiClient, signal: AbortSignal) {
  const firstResponse = await collateralRequests.list.fetch(api, {}, { signal });
  const pageCount = Math.ceil(firstResponse.total / Math.max(firstResponse.perPage, 1));
  const otherPages = Array.from(
    { length: Math.min(pageCount, MAX_ORDER_PAGES) - 1 },
    (_, index) => index + 2,
  );
  const otherResponses = await Promise.all(
    otherPages.map((page) => collateralRequests.list.fetch(api, { page }, { signal })),
  );
  return [firstResponse, ...otherResponses].flatMap(({ items }) => items);
}
