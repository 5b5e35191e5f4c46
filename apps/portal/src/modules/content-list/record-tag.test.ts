import { recordTypeNames, recordTypes } from '@producer-portal/api';
import { describe, expect, it } from 'vitest';
import { typeTag } from './record-tag.ts';

describe('typeTag', () => {
  it.each([
    ['Alert', 'alert', 'Alert'],
    ['PolicyUpdate', 'policy', 'Policy update'],
    ['ProductUpdate', 'product', 'Product update'],
    ['Product', 'product', 'Product'],
    ['UnderwritingGuideline', 'guide', 'Underwriting guideline'],
    ['RateBulletin', 'guide', 'Rate bulletin'],
    ['RateAndRuleManual', 'guide', 'Rate and rule manual'],
    ['JobAid', 'jobaid', 'Job aid'],
    ['Training', 'training', 'E-learning'],
    ['Webinar', 'training', 'Webinar'],
    ['Article', 'marketing', 'Sales article'],
    ['SalesPromotion', 'marketing', 'Promotion'],
    ['Collateral', 'marketing', 'Collateral'],
    ['CollateralTemplate', 'marketing', 'Collateral item'],
    ['SocialPost', 'marketing', 'Social post'],
    ['Video', 'marketing', 'Video'],
    ['FieldManagamentNews', 'field', 'Field management news'],
    ['FieldManagementNews', 'field', 'Field management news'],
  ])('tags a %s', (record_type, family, label) => {
    expect(typeTag({ record_type })).toEqual({ family, label });
  });

  it('does not tag links, simple pages, or unknown types', () => {
    const untagged = recordTypeNames.filter((type) => recordTypes[type].family === null);
    expect(untagged).toEqual(['SimplePage', 'HomeLink']);
    for (const record_type of [...untagged, 'Unheard', 'constructor', '']) {
      expect(typeTag({ record_type })).toBeUndefined();
    }
  });
});
