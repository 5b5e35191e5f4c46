import { listOf } from '../../client/endpoint.ts';
import { stateSchema } from './schema.ts';

export const statesEndpoint = {
  prefix: 'STATES',
  method: 'GET',
  path: '/api/v1/states',
  answer: listOf('states', stateSchema),
} as const;
