import { recordOf } from '../../client/endpoint.ts';
import { staticsSchema } from './schema.ts';

export const staticsEndpoint = {
  prefix: 'STATICS',
  method: 'GET',
  path: '/api/v1/statics',
  answer: recordOf('statics', staticsSchema),
} as const;
