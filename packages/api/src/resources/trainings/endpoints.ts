import { bodyOf, listOf } from '../../client/endpoint.ts';
import { trainingDetailSchema, trainingSchema } from './schema.ts';

export const trainingsEndpoint = {
  prefix: 'TRAININGS',
  method: 'GET',
  path: '/api/v1/trainings',
  keys: ['product[]', 'systems[]', 'types[]', 'platforms[]', 'page', 'startDate', 'endDate'],
  answer: listOf('trainings', trainingSchema),
} as const;

export const trainingEndpoint = {
  prefix: 'TRAINING',
  method: 'GET',
  path: '/api/v1/trainings/:id',
  answer: bodyOf(trainingDetailSchema),
} as const;
