import {
  recordTypeFacts,
  type AlertGroup,
  type ContentRecord,
  type RecordHue,
} from '@producer-portal/api';

/** A tag's word and its color family. */
export interface RecordTag {
  readonly hue: RecordHue | 'neutral';
  readonly label: string;
}

const groupHues = {
  field_management_updates: 'field',
  sales_and_marketing: 'marketing',
  product_news_and_updates: 'product',
  job_aids: 'jobaid',
  system_and_technical: 'guide',
} as const satisfies Record<AlertGroup, RecordHue>;

const isGroup = (key: string): key is AlertGroup => Object.hasOwn(groupHues, key);

/**
 * A record's category as a tag, for a list of one record type. It has the color of its group;
 * a category outside the groups has the color of the record's type.
 */
export function categoryTag(
  record: Pick<ContentRecord, 'category' | 'record_type'>,
): RecordTag | undefined {
  const { category } = record;
  if (!category) return undefined;
  const hue = isGroup(category.key)
    ? groupHues[category.key]
    : (recordTypeFacts(record)?.hue ?? 'neutral');
  return { hue, label: category.name };
}

/** A record's type as a tag, for a list of several types; none for a type without a color. */
export function typeTag(record: Pick<ContentRecord, 'record_type'>): RecordTag | undefined {
  const facts = recordTypeFacts(record);
  return facts?.hue ? { hue: facts.hue, label: facts.singular } : undefined;
}
