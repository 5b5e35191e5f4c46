import { listOf } from '../../client/endpoint.ts';
import { cohortSchema } from './schema.ts';

export const cohortsEndpoint = {
  prefix: 'COHORTS',
  method: 'GET',
  path: '/api/v1/cohorts',
  answer: listOf('cohorts', cohortSchema),
} as const;
