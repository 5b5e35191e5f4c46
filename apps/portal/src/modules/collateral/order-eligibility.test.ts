import { expect, it } from 'vitest';
import { getOrderEligibility } from './order-eligibility.ts';

const today = '2026-03-02';
const agency = {
  name: 'Harbor & Pine Insurance',
  code: '041',
  states: ['MI', 'OH'],
  phone: '555-0142',
  licenses: { OH: 'OH-1', MI: 'MI-1' },
  logo_url: null,
};
const item = {
  quantities: [100],
  price_cents: 38,
  expires_on: null,
  allowed_states: ['MI', 'TX', 'OH'],
};

it('offers the allowed states where the agency is licensed', () => {
  expect(getOrderEligibility(item, agency, today)).toEqual({ states: ['MI', 'OH'] });
  expect(getOrderEligibility({ ...item, allowed_states: null }, agency, today)).toEqual({
    states: ['MI', 'OH'],
  });
});

it.each([
  ['its last day has passed', { ...item, expires_on: '2026-03-01' }, 'expired'],
  ['it has no price', { ...item, price_cents: null }, 'not-offered'],
  ['it is a digital image', { ...item, quantities: null, template_svg: '<svg/>' }, 'download-only'],
  ['it has no quantities', { ...item, quantities: [] }, 'not-offered'],
  ['the agency is licensed elsewhere', { ...item, allowed_states: ['TX'] }, 'not-licensed'],
  ['it has no allowed states', { ...item, allowed_states: [] }, 'not-licensed'],
])('an item can’t be ordered when %s', (_, template, ineligibilityReason) => {
  expect(getOrderEligibility(template, agency, today)).toEqual({ ineligibilityReason });
});

it('an item can be ordered on its last day, but never without an agency', () => {
  expect(getOrderEligibility({ ...item, expires_on: today }, agency, today)).toHaveProperty(
    'states',
  );
  expect(getOrderEligibility(item, null, today)).toEqual({ ineligibilityReason: 'not-licensed' });
});
