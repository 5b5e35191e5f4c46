import type { ApiClient } from '../../client/api-client.ts';
import { pathSegment } from '../../client/path.ts';
import { readRecord } from '../../client/read.ts';
import type { FetchOptions } from '../fetch-options.ts';
import { simplePageSchema, type SimplePage } from './schema.ts';

/**
 * One page of standing content.
 *
 * @throws NotFound without a call, when the slug could never be one
 */
export async function fetchSimplePage(
  api: ApiClient,
  slug: string,
  { signal }: FetchOptions = {},
): Promise<SimplePage> {
  const path = `/api/v1/simple_pages/${pathSegment(slug)}`;
  return api.send({ prefix: 'SIMPLE_PAGE', method: 'GET', path, signal }, (answer) =>
    readRecord(answer, 'simple_page', simplePageSchema),
  );
}
