import type { RecordType } from '@producer-portal/api';
import { t, tc } from '../../lib/i18n.ts';

/** The names of a record type, in sentence case. */
export interface RecordTypeName {
  /** On a tag. */
  readonly singular: string;
  /** In the search filter. */
  readonly plural: string;
}

/** The names of the record types on screen. */
export const recordTypeCopy: Readonly<Record<RecordType, RecordTypeName>> = {
  Alert: { singular: t('Alert'), plural: t('Alerts') },
  PolicyUpdate: { singular: t('Policy update'), plural: t('Policy updates') },
  ProductUpdate: { singular: t('Product update'), plural: t('Product updates') },
  Product: { singular: t('Product'), plural: t('Products') },
  UnderwritingGuideline: {
    singular: t('Underwriting guideline'),
    plural: t('Underwriting guidelines'),
  },
  RateBulletin: { singular: t('Rate bulletin'), plural: t('Rate bulletins') },
  RateAndRuleManual: { singular: t('Rate and rule manual'), plural: t('Rate and rule manuals') },
  JobAid: { singular: t('Job aid'), plural: t('Job aids') },
  Training: { singular: t('E-learning'), plural: t('E-learnings') },
  Webinar: { singular: t('Webinar'), plural: t('Webinars') },
  Article: { singular: t('Sales article'), plural: t('Sales articles') },
  SalesPromotion: { singular: t('Promotion'), plural: t('Promotions') },
  Collateral: { singular: t('Collateral'), plural: t('Collateral') },
  CollateralTemplate: { singular: t('Collateral item'), plural: t('Collateral items') },
  SocialPost: { singular: t('Social post'), plural: t('Social posts') },
  Video: { singular: t('Video'), plural: t('Videos') },
  FieldManagamentNews: {
    singular: tc('one record', 'Field management news'),
    plural: t('Field management news'),
  },
  SimplePage: { singular: t('Page'), plural: t('Pages') },
  HomeLink: { singular: t('Link'), plural: t('Links') },
};
