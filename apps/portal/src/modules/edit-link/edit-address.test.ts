import { describe, expect, it } from 'vitest';
import { editAddress } from './edit-address.ts';

const host = 'https://admin.example.com';

describe('editAddress', () => {
  it.each([
    ['ProductUpdate', 'product_updates'],
    ['Training', 'trainings'],
    ['JobAid', 'job_aids'],
    ['Webinar', 'webinars'],
    ['Alert', 'alerts'],
    ['UnderwritingGuideline', 'underwriting_guidelines'],
    ['RateAndRuleManual', 'rate_bulletins'],
    ['RateBulletin', 'rate_bulletins'],
    ['HomeLink', 'home_links'],
    ['Collateral', 'collateral_templates'],
    ['CollateralTemplate', 'collateral_templates'],
    ['PolicyUpdate', 'policy_updates'],
  ])('a %s is edited under /%s/{id}', (record_type, folder) => {
    expect(editAddress(host, { record_type, id: 7 })).toBe(`${host}/${folder}/7`);
  });

  it.each(['Product', 'constructor', ''])(
    'a type without a form (%j) leads to the root',
    (type) => {
      expect(editAddress(`${host}/`, { record_type: type, id: 7 })).toBe(`${host}/`);
    },
  );

  it('keeps an id from climbing', () => {
    expect(editAddress(host, { record_type: 'Alert', id: '../x?y' })).toBe(
      `${host}/alerts/..%2Fx%3Fy`,
    );
  });

  it('is nowhere without a host', () => {
    expect(editAddress('', { record_type: 'Alert', id: 7 })).toBeNull();
  });
});
