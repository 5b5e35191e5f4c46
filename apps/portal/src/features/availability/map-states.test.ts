import { createFactories } from '@producer-portal/api/testing';
import { describe, expect, it } from 'vitest';
import { createCountsLegend, countProductsByState, toAvailabilityEntries } from './map-states.ts';

const make = createFactories();
const product = (status: 'available' | 'limited' | 'coming_soon' | 'unavailable') =>
  make.product({ availability: [{ state: 'TX', status }] });

describe('toAvailabilityEntries', () => {
  it('returns every state with its status on the map', () => {
    const entries = toAvailabilityEntries(product('coming_soon'));
    expect(entries).toHaveLength(51);
    expect(entries.find(({ code }) => code === 'TX')).toMatchObject({
      status: 'coming',
      label: 'Coming soon',
    });
    expect(entries.find(({ code }) => code === 'OH')).toMatchObject({
      status: 'none',
      label: 'Not offered',
    });
  });

  it('returns an empty array for a product without availability', () => {
    expect(toAvailabilityEntries(make.product({ availability: null }))).toEqual([]);
  });
});

describe('countProductsByState', () => {
  /** Creates one product for each state: the first is offered in one state, the second in two states, and so on. */
  const createUnevenProducts = (...states: string[]) =>
    states.map((_, index) =>
      make.product({
        availability: states
          .slice(0, index + 1)
          .map((state) => ({ state, status: index === 0 ? 'limited' : 'available' })),
      }),
    );
  const findState = (entries: ReturnType<typeof countProductsByState>, code: string) =>
    entries.find((entry) => entry.code === code);

  it('counts a product as offered if it is available or limited', () => {
    const entries = countProductsByState([
      product('available'),
      product('limited'),
      product('coming_soon'),
      product('available'),
    ]);
    expect(findState(entries, 'TX')).toMatchObject({
      label: '3 of 4 products',
      offered: 3,
      limited: 1,
      coming: 1,
    });
  });

  it('uses one color for each count if there are at most four different counts', () => {
    const entries = countProductsByState(createUnevenProducts('TX', 'OH', 'MI', 'IN'));
    expect(['TX', 'OH', 'MI', 'IN', 'RI'].map((code) => findState(entries, code)?.status)).toEqual([
      'most',
      'many',
      'some',
      'few',
      'none',
    ]);
    expect(createCountsLegend(entries)).toEqual([
      { status: 'most', label: '4 of 4 products' },
      { status: 'many', label: '3 of 4 products' },
      { status: 'some', label: '2 of 4 products' },
      { status: 'few', label: '1 of 4 products' },
      { status: 'none', label: 'No products' },
    ]);
  });

  it('labels a color with a range if the color stands for several counts', () => {
    const entries = countProductsByState(createUnevenProducts('TX', 'OH', 'MI', 'IN', 'TN'));
    expect(createCountsLegend(entries).map(({ label }) => label)).toContain('1 to 2 of 5 products');
  });

  it('ignores products that are coming soon, and leaves out unused colors', () => {
    const entries = countProductsByState([product('coming_soon'), product('unavailable')]);
    expect(createCountsLegend(entries)).toEqual([{ status: 'none', label: 'No products' }]);
    expect(createCountsLegend(countProductsByState([]))).toEqual([
      { status: 'none', label: 'No products' },
    ]);
  });
});
