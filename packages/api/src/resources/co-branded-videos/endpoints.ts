import { listOf } from '../../client/endpoint.ts';
import { coBrandedVideoSchema } from './schema.ts';

export const coBrandedVideosEndpoint = {
  prefix: 'CO_BRANDED_VIDEOS',
  method: 'GET',
  path: '/api/v1/co_branded_videos',
  keys: ['category', 'page'],
  answer: listOf('co_branded_videos', coBrandedVideoSchema),
} as const;
