import { listOf } from '../../client/endpoint.ts';
import { categorySchema } from './schema.ts';

export const categoriesEndpoint = {
  prefix: 'CATEGORIES',
  method: 'GET',
  path: '/api/v1/taxonomies/:id/categories',
  answer: listOf('categories', categorySchema),
} as const;
