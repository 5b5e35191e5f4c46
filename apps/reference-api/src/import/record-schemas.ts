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
import type * as v from 'valibot';
import { defineFields, type FieldsSchema } from './check-fields.ts';

/** A record type that can be imported. Simple pages are not content records. */
export type ImportedType = Exclude<RecordType, 'SimplePage'>;

const define = <const Entries extends v.ObjectEntries>({ entries }: { entries: Entries }) =>
  defineFields(entries);

const recordSchemas: Readonly<Record<ImportedType, FieldsSchema<ContentRecord>>> = {
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

/** Finds a record type by any of its names. Returns `undefined` if records of the type can't be imported. */
export function toImportedType(name: string): ImportedType | undefined {
  const type = toRecordType(name);
  return type === 'SimplePage' ? undefined : type;
}

/** Returns the schema of a record type. */
export const getRecordSchema = (type: ImportedType): FieldsSchema<ContentRecord> =>
  recordSchemas[type];
