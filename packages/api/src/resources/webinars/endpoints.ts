import { listOf, recordOf } from '../../client/endpoint.ts';
import { webinarSchema } from './schema.ts';

export const webinarsEndpoint = {
  prefix: 'WEBINARS',
  method: 'GET',
  path: '/api/v1/webinars',
  keys: ['product[]', 'startDate', 'endDate', 'types[]', 'platforms[]', 'page'],
  answer: listOf('webinars', webinarSchema),
} as const;

export const webinarEndpoint = {
  // One of the three paths of a single training (docs/contract.md#training-detail).
  prefix: 'TRAINING',
  method: 'GET',
  path: '/api/v1/webinars/:id',
  answer: recordOf('webinar', webinarSchema),
} as const;
