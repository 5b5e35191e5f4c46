import { listOf } from '../../client/endpoint.ts';
import { socialPostSchema } from './schema.ts';

export const socialPostsEndpoint = {
  prefix: 'SOCIAL_POSTS',
  method: 'GET',
  path: '/api/v1/social_posts',
  keys: ['category', 'page'],
  answer: listOf('social_posts', socialPostSchema),
} as const;
