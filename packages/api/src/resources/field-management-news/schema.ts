import * as v from 'valibot';
import { contentRecordEntries } from '../content/schema.ts';

/**
 * News of field management (docs/contract.md#field-management-news-record); its category is one of field_management_updates,
 * and its `record_type` is spelt `FieldManagamentNews` on the wire.
 */
export const fieldManagementNewsSchema = v.object(contentRecordEntries);
export interface FieldManagementNews extends v.InferOutput<typeof fieldManagementNewsSchema> {}
