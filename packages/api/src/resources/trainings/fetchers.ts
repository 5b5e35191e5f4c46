import type { ApiClient } from '../../client/api-client.ts';
import { call } from '../../client/endpoint.ts';
import type { Page } from '../../client/page.ts';
import type { QueryOf } from '../../client/query-values.ts';
import type { Id } from '../content/schema.ts';
import type { FetchOptions } from '../fetch-options.ts';
import { trainingEndpoint, trainingsEndpoint } from './endpoints.ts';
import type { Training, TrainingDetail } from './schema.ts';

/**
 * The filters of the list: `product` are slugs, `systems`, `types` and `platforms` keys;
 * `startDate` and `endDate` are days in ET (`YYYY-MM-DD`), both inclusive, between which a training
 * was published.
 */
export type TrainingsParams = QueryOf<typeof trainingsEndpoint>;

/** One page of e-learnings, newest first. */
export function fetchTrainings(
  api: ApiClient,
  params: TrainingsParams = {},
  { signal }: FetchOptions = {},
): Promise<Page<Training>> {
  return call(api, trainingsEndpoint, { query: params, signal });
}

/**
 * One training, whichever of the three kinds it is: an e-learning, a webinar or a job aid.
 *
 * @param id an id or a slug
 * @throws NotFound without a call, when the id could never be one
 * @example
 * const detail = await fetchTraining(api, 'reading-a-roof-photo');
 * if (detail.webinar) show(detail.webinar.starts_at);
 */
export function fetchTraining(
  api: ApiClient,
  id: Id,
  { signal }: FetchOptions = {},
): Promise<TrainingDetail> {
  return call(api, trainingEndpoint, { id, signal });
}
