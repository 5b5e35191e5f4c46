import { recordTypeNames } from '@producer-portal/api';
import { describe, expect, it } from 'vitest';
import { getEditUrl } from './edit-url.ts';

const host = 'https://admin.example.com';

// The paths that are fixed by docs/product.md#admin-edit-links.
const specified = [
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
] as const;

describe('getEditUrl', () => {
  it.each(specified)('a %s is edited under /%s/{id}', (record_type, folder) => {
    expect(getEditUrl(host, { record_type, id: 7 })).toBe(`${host}/${folder}/7`);
  });

  it('links to the root for every other type, known or not', () => {
    const typesWithForm = new Set<string>(specified.map(([type]) => type));
    const others = recordTypeNames.filter((type) => !typesWithForm.has(type));
    expect(others).toContain('Product');
    for (const record_type of [...others, 'Unheard', 'constructor', '']) {
      expect(getEditUrl(`${host}/`, { record_type, id: 7 })).toBe(`${host}/`);
    }
  });

  it('encodes path traversal in an id', () => {
    expect(getEditUrl(host, { record_type: 'Alert', id: '../x?y' })).toBe(
      `${host}/alerts/..%2Fx%3Fy`,
    );
  });

  it('is null without a host', () => {
    expect(getEditUrl('', { record_type: 'Alert', id: 7 })).toBeNull();
  });
});
