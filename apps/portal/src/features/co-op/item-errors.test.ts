import { prepareCartItem, type CartItemInput, type CollateralTemplate } from '@producer-portal/api';
import { createFactories } from '@producer-portal/api/testing';
import { describe, expect, it } from 'vitest';
import { toFieldErrors } from './item-errors.ts';

const agency = {
  name: 'Harbor & Pine Insurance',
  code: '041',
  states: ['OH', 'MI'],
  phone: null,
  licenses: { OH: 'OH-417' },
  logo_url: null,
};
const template = createFactories().collateralTemplate({
  fields: [
    { key: 'name', source: 'agency.name', locked: true },
    { key: 'phone', source: 'agency.phone', required: true },
    { key: 'line', source: 'free', max_length: 10 },
    { key: 'disclosure', source: 'disclosure', required: true, locked: true },
  ],
  allowed_states: ['OH', 'MI'],
  expires_on: '2026-03-02',
});
const fields = { name: 'Mine', phone: 'call me', line: 'x'.repeat(11), color: 'red' };

describe('the errors of an item', () => {
  it.each<[string, Partial<CartItemInput>, Partial<CollateralTemplate>]>([
    ['invalid texts', { fields }, {}],
    ['a missing text', { fields: {} }, {}],
    ['another state', { state: 'TX' }, {}],
    ['a state without a license', { state: 'MI' }, {}],
    ['an item without a price', {}, { price_cents: null }],
    ['an item past its last day', {}, { expires_on: '2026-03-01' }],
  ])('are the same as the host’s errors in English: %s', (_case, input, change) => {
    const { problems, errors } = prepareCartItem(
      { collateral_template_id: template.id, quantity: 100, state: 'OH', fields: {}, ...input },
      { ...template, ...change },
      { agency, today: '2026-03-02' },
    );
    expect(Object.keys(problems ?? {})).not.toEqual([]);
    expect(toFieldErrors(problems ?? {})).toEqual(errors);
  });
});
