import { listOf } from '../../client/endpoint.ts';
import { platformSchema } from './schema.ts';

export const platformsEndpoint = {
  prefix: 'PLATFORMS',
  method: 'GET',
  path: '/api/v1/platforms',
  answer: listOf('platforms', platformSchema),
} as const;
