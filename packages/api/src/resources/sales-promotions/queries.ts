import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../client/api-client.ts';
import { askedOnce } from '../asked-once.ts';
import { fetchSalesPromotions } from './fetchers.ts';

/** All promotions. */
export function salesPromotionsQuery(api: ApiClient) {
  return queryOptions({
    ...askedOnce,
    queryKey: ['sales-promotions'],
    queryFn: ({ signal }) => fetchSalesPromotions(api, { signal }),
  });
}
