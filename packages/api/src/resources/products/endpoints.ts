import { listOf, recordOf } from '../../client/endpoint.ts';
import { productSchema } from './schema.ts';

export const productsEndpoint = {
  prefix: 'PRODUCTS',
  method: 'GET',
  path: '/api/v1/products',
  keys: ['area', 'is_new', 'search', 'page'],
  answer: listOf('products', productSchema),
} as const;

export const allProductsEndpoint = {
  prefix: 'PRODUCTS_ALL',
  method: 'GET',
  path: '/api/v1/products/all',
  answer: listOf('products', productSchema),
} as const;

export const productEndpoint = {
  prefix: 'PRODUCT',
  method: 'GET',
  path: '/api/v1/products/:id',
  answer: recordOf('product', productSchema),
} as const;
