import type { ContentRecord } from '@producer-portal/api';
import type { CategoryHue } from '@producer-portal/ui';
import { typeCopy } from './copy.ts';

/** A tag's word and its colour family. */
export interface RecordTag {
  readonly hue: CategoryHue;
  readonly label: string;
}

const groupHues: Readonly<Record<string, CategoryHue>> = {
  field_management_updates: 'field',
  sales_and_marketing: 'marketing',
  product_news_and_updates: 'product',
  job_aids: 'jobaid',
  system_and_technical: 'guide',
};

const typeTags: Readonly<Record<string, RecordTag>> = {
  Alert: { hue: 'alert', label: typeCopy.alert },
  PolicyUpdate: { hue: 'policy', label: typeCopy.policyUpdate },
};

/** A record's category as a tag, for a list of one record type. */
export function categoryTag({ category }: Pick<ContentRecord, 'category'>): RecordTag | undefined {
  return category ? { hue: groupHues[category.key] ?? 'neutral', label: category.name } : undefined;
}

/** What kind of record it is as a tag, for a list of several; none for a type without a name. */
export function typeTag({
  record_type,
}: Pick<ContentRecord, 'record_type'>): RecordTag | undefined {
  return typeTags[record_type];
}
