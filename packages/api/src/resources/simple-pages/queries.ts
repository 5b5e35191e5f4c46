import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../client/api-client.ts';
import { askedOnce } from '../asked-once.ts';
import { fetchSimplePage } from './fetchers.ts';

/** One page of standing content. */
export function simplePageQuery(api: ApiClient, slug: string) {
  return queryOptions({
    ...askedOnce,
    queryKey: ['simple-pages', 'detail', slug],
    queryFn: ({ signal }) => fetchSimplePage(api, slug, { signal }),
  });
}
