import {
  getRecordTypeInfo,
  type AlertGroup,
  type ContentRecord,
  type RecordFamily,
} from '@producer-portal/api';

/** A tag's label, and the family that determines its color and icon. */
export interface RecordTag {
  readonly family: RecordFamily | 'neutral';
  readonly label: string;
}

const groupFamilies = {
  field_management_updates: 'field',
  sales_and_marketing: 'marketing',
  product_news_and_updates: 'product',
  job_aids: 'jobaid',
  system_and_technical: 'guide',
} as const satisfies Record<AlertGroup, RecordFamily>;

const isGroup = (key: string): key is AlertGroup => Object.hasOwn(groupFamilies, key);

/**
 * A record's category as a tag, for a list of one record type. The category's group determines the family. For a category
 * outside the groups, the record's type does.
 */
export function categoryTag(
  record: Pick<ContentRecord, 'category' | 'record_type'>,
): RecordTag | undefined {
  const { category } = record;
  if (!category) return undefined;
  const family = isGroup(category.key)
    ? groupFamilies[category.key]
    : (getRecordTypeInfo(record)?.family ?? 'neutral');
  return { family, label: category.name };
}

/** A record's type as a tag, for a list of several types; undefined for a type without a family. */
export function typeTag(record: Pick<ContentRecord, 'record_type'>): RecordTag | undefined {
  const typeInfo = getRecordTypeInfo(record);
  return typeInfo?.family ? { family: typeInfo.family, label: typeInfo.singular } : undefined;
}
