import { describe, expect, it } from 'vitest';
import { recordLink, recordPath, specifiedBasePaths } from './record-links.ts';

describe('recordPath', () => {
  it.each([
    ['UnderwritingGuideline', '/guides-and-rate-bulletins/s'],
    ['RateBulletin', '/guides-and-rate-bulletins/s'],
    ['JobAid', '/training-and-job-aids/job-aids/s'],
    ['Training', '/training-and-job-aids/elearnings/s'],
    ['Webinar', '/training-and-job-aids/webinars/s'],
    ['ProductUpdate', '/products/product-news-and-updates/s'],
    ['FieldManagamentNews', '/field-management/field-management-news/s'],
    ['Alert', '/alerts/s'],
    ['Collateral', '/sales-and-marketing/s'],
  ])('follows the fixed table for %s', (record_type, path) => {
    expect(recordPath({ record_type, slug: 's' })).toBe(path);
  });

  it('holds the specified table apart from the additions', () => {
    expect(Object.keys(specifiedBasePaths)).toHaveLength(9);
  });

  it.each([
    ['PolicyUpdate', undefined, '/policy-updates/s'],
    ['RateAndRuleManual', undefined, '/guides-and-rate-bulletins/s'],
    ['FieldManagementNews', undefined, '/field-management/field-management-news/s'],
    ['Product', 'agent360', '/products/agent360/s'],
    ['Product', undefined, '/products/s'],
    ['SalesPromotion', undefined, '/sales-and-marketing'],
    ['CollateralTemplate', undefined, '/marketing-collateral/co-op-marketing-center/collaterals/s'],
    ['Unheard', undefined, '/s'],
  ])('adds %s (area %s)', (record_type, area, path) => {
    expect(recordPath({ record_type, slug: 's', area })).toBe(path);
  });

  it.each([null, undefined, '', '..', 'a/b', 'x'.repeat(129), '%2e%2e', ' a'])(
    'gives no address for the slug %j',
    (slug) => {
      expect(recordPath({ record_type: 'Alert', slug })).toBeNull();
    },
  );
});

describe('recordLink', () => {
  it.each(['Collateral', 'Article'])('sends %s to the marketing page without a slug', (type) => {
    expect(recordLink({ record_type: type, slug: 's' })).toEqual({
      href: '/marketing-collateral',
      external: false,
    });
  });

  it('sends a HomeLink to its own address', () => {
    expect(recordLink({ record_type: 'HomeLink', external_url: 'https://example.com/a' })).toEqual({
      href: 'https://example.com/a',
      external: true,
    });
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//example.com', '', null])(
    'gives no link for the address %j',
    (external_url) => {
      expect(recordLink({ record_type: 'HomeLink', external_url })).toBeNull();
    },
  );
});
