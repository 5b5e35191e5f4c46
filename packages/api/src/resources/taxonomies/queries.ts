import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../client/api-client.ts';
import { askedOnce } from '../asked-once.ts';
import { fetchCategories } from './fetchers.ts';
import type { TaxonomyKey } from './schema.ts';

/** The categories of a group, in their order. */
export function categoriesQuery(api: ApiClient, group: TaxonomyKey) {
  return queryOptions({
    ...askedOnce,
    queryKey: ['categories', group],
    queryFn: ({ signal }) => fetchCategories(api, group, { signal }),
  });
}
