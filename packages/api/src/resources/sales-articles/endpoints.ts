import { listOf, recordOf } from '../../client/endpoint.ts';
import { salesArticleSchema } from './schema.ts';

export const salesArticlesEndpoint = {
  prefix: 'SALES_ARTICLES',
  method: 'GET',
  path: '/api/v1/sales_articles',
  keys: ['category', 'search', 'page'],
  answer: listOf('sales_articles', salesArticleSchema),
} as const;

export const salesArticleEndpoint = {
  prefix: 'SALES_ARTICLE',
  method: 'GET',
  path: '/api/v1/sales_articles/:id',
  answer: recordOf('sales_article', salesArticleSchema),
} as const;
