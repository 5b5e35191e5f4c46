import { createFactories } from '@producer-portal/api/testing';
import { describe, expect, it } from 'vitest';
import { countsMap, productMap } from './map-states.ts';

const make = createFactories();
const product = (status: 'available' | 'limited' | 'coming_soon' | 'unavailable') =>
  make.product({ availability: [{ state: 'TX', status }] });

describe('productMap', () => {
  it('has every state, with what the map calls its status', () => {
    const map = productMap(product('coming_soon'));
    expect(map).toHaveLength(51);
    expect(map.find(({ code }) => code === 'TX')).toMatchObject({
      status: 'coming',
      label: 'Coming soon',
    });
    expect(map.find(({ code }) => code === 'OH')).toMatchObject({
      status: 'none',
      label: 'Not offered',
    });
  });

  it('is empty for a product that says nothing', () => {
    expect(productMap(make.product({ availability: null }))).toEqual([]);
  });
});

describe('countsMap', () => {
  const texas = (...products: Parameters<typeof countsMap>[0]) =>
    countsMap(products).find(({ code }) => code === 'TX');

  it('counts what can be written, with limits or without', () => {
    expect(
      texas(product('available'), product('limited'), product('coming_soon'), product('available')),
    ).toMatchObject({
      status: 'available',
      label: '3 of 4 products',
      open: 3,
      limited: 1,
      coming: 1,
    });
  });

  it('tells most, some, what is to come, and none apart', () => {
    expect(texas(product('available'), product('unavailable'))?.status).toBe('limited');
    expect(texas(product('coming_soon'), product('unavailable'))?.status).toBe('coming');
    expect(texas(product('unavailable'))?.status).toBe('none');
    expect(texas()?.status).toBe('none');
  });
});
