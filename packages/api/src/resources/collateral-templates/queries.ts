import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../client/api-client.ts';
import { askedOnce } from '../asked-once.ts';
import { cachedRecord } from '../cached-record.ts';
import type { Id } from '../content/schema.ts';
import {
  fetchCollateralTemplate,
  fetchCollateralTemplates,
  type CollateralTemplatesParams,
} from './fetchers.ts';
import type { CollateralTemplate } from './schema.ts';

/** One page of marketing collateral; the page before stays while the next one loads. */
export function collateralTemplatesQuery(api: ApiClient, params: CollateralTemplatesParams = {}) {
  return queryOptions({
    ...askedOnce,
    queryKey: ['collateral-templates', 'list', params],
    queryFn: ({ signal }) => fetchCollateralTemplates(api, params, { signal }),
    placeholderData: keepPreviousData,
  });
}

/**
 * One piece of marketing collateral. Until it has answered, the record of any cached list stands in
 * (`isPlaceholderData`).
 *
 * @param id an id or a slug
 * @param client the cache in which to look for a record that stands in
 */
export function collateralTemplateQuery(api: ApiClient, id: Id, client: QueryClient) {
  return queryOptions<CollateralTemplate>({
    ...askedOnce,
    queryKey: ['collateral-templates', 'detail', String(id)],
    queryFn: ({ signal }) => fetchCollateralTemplate(api, id, { signal }),
    placeholderData: () => cachedRecord(client, collateralTemplatesQuery(api), id),
  });
}
