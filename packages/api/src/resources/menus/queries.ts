import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../client/api-client.ts';
import { askedOnce } from '../asked-once.ts';
import { fetchMenus } from './fetchers.ts';

/** The three menus. */
export function menusQuery(api: ApiClient) {
  return queryOptions({
    ...askedOnce,
    queryKey: ['menus'],
    queryFn: ({ signal }) => fetchMenus(api, { signal }),
  });
}
