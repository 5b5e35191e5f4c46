import { listOf, recordOf } from '../../client/endpoint.ts';
import { productUpdateSchema } from './schema.ts';

export const productUpdatesEndpoint = {
  prefix: 'PRODUCT_UPDATES',
  method: 'GET',
  path: '/api/v1/product_updates',
  keys: ['is_featured', 'category', 'products[]', 'search', 'page'],
  answer: listOf('product_updates', productUpdateSchema),
} as const;

export const productUpdateEndpoint = {
  prefix: 'PRODUCT_UPDATE',
  method: 'GET',
  path: '/api/v1/product_updates/:id',
  answer: recordOf('product_update', productUpdateSchema),
} as const;
