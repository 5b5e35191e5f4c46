import { listOf, recordOf } from '../../client/endpoint.ts';
import { guideSchema, guidesOfStateSchema } from './schema.ts';

export const guidesEndpoint = {
  prefix: 'GUIDES',
  method: 'GET',
  path: '/api/v1/guides',
  keys: ['category', 'state', 'search', 'page'],
  answer: listOf('guides', guideSchema),
} as const;

export const guidesByStateEndpoint = {
  prefix: 'GUIDES_BY_STATE',
  method: 'GET',
  path: '/api/v1/guides/by_state',
  answer: listOf('guides_by_state', guidesOfStateSchema),
} as const;

export const guideEndpoint = {
  prefix: 'GUIDE',
  method: 'GET',
  path: '/api/v1/guides/:id',
  answer: recordOf('guide', guideSchema),
} as const;
