import type { ApiClient } from '../../client/api-client.ts';
import { call } from '../../client/endpoint.ts';
import type { Page } from '../../client/page.ts';
import type { QueryOf } from '../../client/query-values.ts';
import type { Id } from '../content/schema.ts';
import type { FetchOptions } from '../fetch-options.ts';
import { collateralTemplateEndpoint, collateralTemplatesEndpoint } from './endpoints.ts';
import type { CollateralTemplate } from './schema.ts';

/** The filters of the list: `category` is a key of the group marketing_collateral. */
export type CollateralTemplatesParams = QueryOf<typeof collateralTemplatesEndpoint>;

/** One page of marketing collateral, newest first. */
export function fetchCollateralTemplates(
  api: ApiClient,
  params: CollateralTemplatesParams = {},
  { signal }: FetchOptions = {},
): Promise<Page<CollateralTemplate>> {
  return call(api, collateralTemplatesEndpoint, { query: params, signal });
}

/**
 * One piece of marketing collateral.
 *
 * @param id an id or a slug
 * @throws NotFound without a call, when the id could never be one
 */
export function fetchCollateralTemplate(
  api: ApiClient,
  id: Id,
  { signal }: FetchOptions = {},
): Promise<CollateralTemplate> {
  return call(api, collateralTemplateEndpoint, { id, signal });
}
