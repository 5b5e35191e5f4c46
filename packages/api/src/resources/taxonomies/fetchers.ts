import type { ApiClient } from '../../client/api-client.ts';
import { call } from '../../client/endpoint.ts';
import type { FetchOptions } from '../fetch-options.ts';
import { categoriesEndpoint } from './endpoints.ts';
import type { Category, TaxonomyKey } from './schema.ts';

/**
 * The categories of a group, in their order.
 *
 * @example
 * await fetchCategories(api, 'safety_tips') // [{ id: 701, key: 'winter_home', name: 'Winter home' }, …]
 */
export async function fetchCategories(
  api: ApiClient,
  group: TaxonomyKey,
  { signal }: FetchOptions = {},
): Promise<Category[]> {
  return (await call(api, categoriesEndpoint, { id: group, signal })).items;
}
