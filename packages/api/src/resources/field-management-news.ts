import * as v from 'valibot';
import { defineResource, list, withType, record } from '../client/define-resource.ts';
import { contentRecordEntries } from './content/schema.ts';

/**
 * Field management news (docs/contract.md#field-management-news-record). Its category belongs to
 * the group `field_management_updates`; its `record_type` is spelled `FieldManagamentNews`.
 */
export const fieldManagementNewsSchema = v.object(contentRecordEntries);
export interface FieldManagementNews extends v.InferOutput<typeof fieldManagementNewsSchema> {}

/** Field management news, newest first. */
export const fieldManagementNews = defineResource('fieldManagementNews', {
  list: list({
    prefix: 'FIELD_MANAGEMENT_NEWS',
    path: '/api/v1/field_management_news',
    key: 'field_management_news',
    schema: withType<FieldManagementNews>(fieldManagementNewsSchema),
    query: { category: 'category', search: 'search', page: 'page', 'tags[]': 'tags' },
  }),
  detail: record({
    prefix: 'FIELD_MANAGEMENT_NEWS_DETAIL',
    path: '/api/v1/field_management_news/:id',
    key: 'field_management_news',
    schema: withType<FieldManagementNews>(fieldManagementNewsSchema),
  }),
});
