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

const typeHues: Readonly<Record<keyof typeof typeCopy, CategoryHue>> = {
  Alert: 'alert',
  PolicyUpdate: 'policy',
  ProductUpdate: 'product',
  Product: 'product',
  UnderwritingGuideline: 'guide',
  RateBulletin: 'guide',
  RateAndRuleManual: 'guide',
  JobAid: 'jobaid',
  Training: 'training',
  Webinar: 'training',
  Article: 'marketing',
  SalesPromotion: 'marketing',
  Collateral: 'marketing',
  CollateralTemplate: 'marketing',
  SocialPost: 'marketing',
  Video: 'marketing',
  FieldManagamentNews: 'field',
};

const hasName = (type: string): type is keyof typeof typeCopy => Object.hasOwn(typeCopy, type);

/**
 * A record's category as a tag, for a list of one record type.
 *
 * @param hue - the colour family of a category that is none of the groups.
 */
export function categoryTag(
  { category }: Pick<ContentRecord, 'category'>,
  hue: CategoryHue = 'neutral',
): RecordTag | undefined {
  return category ? { hue: groupHues[category.key] ?? hue, label: category.name } : undefined;
}

/** What kind of record it is as a tag, for a list of several; none for a type without a name. */
export function typeTag({
  record_type,
}: Pick<ContentRecord, 'record_type'>): RecordTag | undefined {
  return hasName(record_type)
    ? { hue: typeHues[record_type], label: typeCopy[record_type] }
    : undefined;
}
