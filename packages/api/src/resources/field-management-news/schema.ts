import * as v from 'valibot';
import { contentRecordEntries } from '../content/schema.ts';

/**
 * News of field management (decisions, section 2); its category is one of field_management_updates,
 * and its `record_type` is spelt `FieldManagamentNews` on the wire.
 */
export const fieldManagementNewsSchema = v.object(contentRecordEntries);
export interface FieldManagementNews extends v.InferOutput<typeof fieldManagementNewsSchema> {}
