import { listOf, recordOf } from '../../client/endpoint.ts';
import { fieldManagementNewsSchema } from './schema.ts';

export const fieldManagementNewsEndpoint = {
  prefix: 'FIELD_MANAGEMENT_NEWS',
  method: 'GET',
  path: '/api/v1/field_management_news',
  keys: ['category', 'search', 'page'],
  answer: listOf('field_management_news', fieldManagementNewsSchema),
} as const;

export const fieldManagementNewsDetailEndpoint = {
  prefix: 'FIELD_MANAGEMENT_NEWS_DETAIL',
  method: 'GET',
  path: '/api/v1/field_management_news/:id',
  answer: recordOf('field_management_news', fieldManagementNewsSchema),
} as const;
