import { listOf } from '../../client/endpoint.ts';
import { featuredContentSchema } from './schema.ts';

export const featuredContentEndpoint = {
  prefix: 'FEATURED_CONTENT',
  method: 'GET',
  path: '/api/v1/featured_content',
  answer: listOf('featured_content', featuredContentSchema),
} as const;
