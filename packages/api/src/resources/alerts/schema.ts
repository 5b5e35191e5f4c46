import * as v from 'valibot';
import { noticeEntries } from '../content/schema.ts';

/** The keys of the taxonomy groups that an alert's `category.key` is one of. */
export const alertGroups = [
  'field_management_updates',
  'sales_and_marketing',
  'product_news_and_updates',
  'job_aids',
  'system_and_technical',
] as const;
export type AlertGroup = (typeof alertGroups)[number];

/** An alert; its `category.key` is one of `alertGroups` (docs/contract.md#alert-record). */
export const alertSchema = v.object(noticeEntries);
export interface Alert extends v.InferOutput<typeof alertSchema> {}
