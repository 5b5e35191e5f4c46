import {
  alertSchema,
  coBrandedVideoSchema,
  collateralTemplateSchema,
  contentRecordSchema,
  fieldManagementNewsSchema,
  guideSchema,
  jobAidSchema,
  policyUpdateSchema,
  productSchema,
  productUpdateSchema,
  salesArticleSchema,
  salesPromotionSchema,
  socialPostSchema,
  toRecordType,
  trainingSchema,
  webinarSchema,
  type ContentRecord,
  type RecordType,
} from '@producer-portal/api';
import * as v from 'valibot';

/** A record type that can be imported. Simple pages are not content records. */
export type ImportedType = Exclude<RecordType, 'SimplePage'>;

type RecordSchema = {
  /** Rejects unknown fields, so that a typo isn't ignored. */
  readonly strict: v.GenericSchema<unknown, ContentRecord>;
  /** The names of its fields. */
  readonly fields: readonly string[];
};

const define = <const Entries extends v.ObjectEntries>({ entries }: { entries: Entries }) => ({
  strict: v.strictObject(entries),
  fields: Object.keys(entries),
});

const recordSchemas: Readonly<Record<ImportedType, RecordSchema>> = {
  Alert: define(alertSchema),
  PolicyUpdate: define(policyUpdateSchema),
  ProductUpdate: define(productUpdateSchema),
  Product: define(productSchema),
  UnderwritingGuideline: define(guideSchema),
  RateBulletin: define(guideSchema),
  RateAndRuleManual: define(guideSchema),
  JobAid: define(jobAidSchema),
  Training: define(trainingSchema),
  Webinar: define(webinarSchema),
  Article: define(salesArticleSchema),
  SalesPromotion: define(salesPromotionSchema),
  Collateral: define(collateralTemplateSchema),
  CollateralTemplate: define(collateralTemplateSchema),
  SocialPost: define(socialPostSchema),
  Video: define(coBrandedVideoSchema),
  FieldManagamentNews: define(fieldManagementNewsSchema),
  HomeLink: define(contentRecordSchema),
};

/** The record types that can be imported. */
export const importedTypes: readonly string[] = Object.keys(recordSchemas);

/** Finds a record type that can be imported by any of its names. */
export function toImportedType(name: string): ImportedType | undefined {
  const type = toRecordType(name);
  return type === 'SimplePage' ? undefined : type;
}

/** Returns the schema of a record type. */
export const getRecordSchema = (type: ImportedType): RecordSchema => recordSchemas[type];
