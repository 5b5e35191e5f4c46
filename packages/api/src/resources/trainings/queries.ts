import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../client/api-client.ts';
import { askedOnce } from '../asked-once.ts';
import { cachedRecord } from '../cached-record.ts';
import type { Id } from '../content/schema.ts';
import { fetchTraining, fetchTrainings, type TrainingsParams } from './fetchers.ts';
import type { TrainingDetail } from './schema.ts';

/** One page of e-learnings; the page before stays while the next one loads. */
export function trainingsQuery(api: ApiClient, params: TrainingsParams = {}) {
  return queryOptions({
    ...askedOnce,
    queryKey: ['trainings', 'list', params],
    queryFn: ({ signal }) => fetchTrainings(api, params, { signal }),
    placeholderData: keepPreviousData,
  });
}

/**
 * One training: an e-learning, a webinar or a job aid. Until it has answered, an e-learning of any
 * cached list stands in (`isPlaceholderData`).
 *
 * @param id an id or a slug
 * @param client the cache in which to look for a record that stands in
 */
export function trainingQuery(api: ApiClient, id: Id, client: QueryClient) {
  return queryOptions<TrainingDetail>({
    ...askedOnce,
    queryKey: ['trainings', 'detail', String(id)],
    queryFn: ({ signal }) => fetchTraining(api, id, { signal }),
    placeholderData: (): TrainingDetail | undefined => {
      const training = cachedRecord(client, trainingsQuery(api), id);
      return training && { training };
    },
  });
}
