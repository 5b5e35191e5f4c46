import { describe, expect, it } from 'vitest';
import { formatShortDate } from '../../lib/dates.ts';
import { availabilityCopy } from './copy.ts';
import { availabilityPath, isOffered, sinceText, getAvailabilityByState } from './availability.ts';

const now = Date.parse('2026-03-02T19:05:00Z');

describe('getAvailabilityByState', () => {
  const product = {
    availability: [
      {
        state: 'TX',
        status: 'limited' as const,
        note: 'Not on the coast.',
        effective_on: '2026-01-01',
      },
      { state: 'OH', status: 'available' as const },
    ],
  };

  it('returns the states in the given order and treats missing ones as not offered', () => {
    expect(getAvailabilityByState(product, ['OH', 'RI', 'TX'])).toEqual([
      { code: 'OH', name: 'Ohio', status: 'available', note: null, day: null },
      { code: 'RI', name: 'Rhode Island', status: 'unavailable', note: null, day: null },
      {
        code: 'TX',
        name: 'Texas',
        status: 'limited',
        note: 'Not on the coast.',
        day: '2026-01-01',
      },
    ]);
    expect(getAvailabilityByState(product, ['OH', 'RI', 'TX']).map(isOffered)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it.each([undefined, null, []])('returns an empty list without availability data: %j', (empty) => {
    expect(getAvailabilityByState({ availability: empty }, ['TX'])).toEqual([]);
  });
});

describe('sinceText', () => {
  it.each([
    ['2026-03-01', 'Since 3/1/26'],
    ['2026-03-02', 'Since 3/2/26'],
    ['2026-03-03', 'Starting 3/3/26'],
    [null, null],
    ['soon', null],
  ])('formats %s as %s', (day, text) => {
    expect(sinceText({ day }, now, formatShortDate)).toBe(text);
  });

  it('compares with the current date in Eastern Time', () => {
    const evening = Date.parse('2026-03-03T04:30:00Z');
    expect(sinceText({ day: '2026-03-03' }, evening, formatShortDate)).toBe('Starting 3/3/26');
  });
});

it('availabilityPath includes the product, the state, and the product’s layer, if given', () => {
  expect([
    availabilityPath(),
    availabilityPath('boat'),
    availabilityPath(undefined, 'TX'),
    availabilityPath('boat', 'TX'),
    availabilityPath('boat', 'TX', 'binding'),
    availabilityPath('boat', undefined, 'binding'),
    availabilityPath(undefined, 'TX', 'binding'),
  ]).toEqual([
    '/products/product-availability-map',
    '/products/product-availability-map/boat',
    '/products/product-availability-map?state=TX',
    '/products/product-availability-map/boat?state=TX',
    '/products/product-availability-map/boat?state=TX&layer=binding',
    '/products/product-availability-map/boat?layer=binding',
    '/products/product-availability-map?state=TX',
  ]);
});

describe('availabilityCopy', () => {
  it.each([
    [1, 2, 'Offered in 1 of your 2 states'],
    [2, 2, 'Offered in both of your states'],
    [0, 2, 'Offered in neither of your states'],
    [3, 3, 'Offered in all 3 of your states'],
    [0, 3, 'Offered in none of your 3 states'],
  ])('describes a product that is offered in %i of %i states', (offered, all, text) => {
    expect(availabilityCopy.inSomeUserStates(offered, all)).toBe(text);
  });

  it('adapts the text to the number of the user’s states', () => {
    const { inAllUserStates } = availabilityCopy;
    expect(inAllUserStates.available(2)).toBe('Available in both of your states');
    expect(inAllUserStates.coming_soon(3)).toBe('Coming soon to all 3 of your states');
    expect(inAllUserStates.unavailable(2)).toBe('Not offered in either of your states');
    expect(inAllUserStates.unavailable(3)).toBe('Not offered in any of your 3 states');
  });
});
