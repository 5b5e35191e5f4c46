import type { ApiClient } from '../../client/api-client.ts';
import { call } from '../../client/endpoint.ts';
import type { FetchOptions } from '../fetch-options.ts';
import { salesPromotionsEndpoint } from './endpoints.ts';
import type { SalesPromotion } from './schema.ts';

/** All promotions, newest first. */
export async function fetchSalesPromotions(
  api: ApiClient,
  { signal }: FetchOptions = {},
): Promise<SalesPromotion[]> {
  return (await call(api, salesPromotionsEndpoint, { signal })).items;
}
