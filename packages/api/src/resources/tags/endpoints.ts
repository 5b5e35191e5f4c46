import { listOf } from '../../client/endpoint.ts';
import { tagSchema } from './schema.ts';

export const tagsEndpoint = {
  prefix: 'TAGS',
  method: 'GET',
  path: '/api/v1/tags',
  answer: listOf('tags', tagSchema),
} as const;
