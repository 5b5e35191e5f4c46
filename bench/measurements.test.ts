import { expect, it } from 'vitest';
import { growthExponent, lowerQuartile, median, medians, formatTable } from './measurements.ts';

it('returns the median, which is between the two middle values of an even count', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

it('returns the lower quartile, regardless of order and outliers', () => {
  expect(lowerQuartile([900, 1, 3, 2, 50])).toBe(2);
  expect(lowerQuartile([3, 1, 2, Number.NaN])).toBe(1.5);
  expect(lowerQuartile([])).toBeNaN();
});

it('distinguishes linear from quadratic growth', () => {
  expect(growthExponent({ size: 20, cost: 3 }, { size: 2000, cost: 300 })).toBeCloseTo(1);
  expect(growthExponent({ size: 20, cost: 3 }, { size: 200, cost: 300 })).toBeCloseTo(2);
});

it('leaves out runs without a measurement', () => {
  expect(medians([{ FCP: 1 }, { FCP: 3, LCP: 7 }])).toEqual({ FCP: 2, LCP: 7 });
});

it('compares each site with the reference', () => {
  expect(
    formatTable({ ours: { p50: 500, failed: 0 }, bare: { p50: 1000, failed: 0 } }, 'bare'),
  ).toBe(
    [
      '| site | p50 | failed |',
      '| --- | --- | --- |',
      '| ours | 500 (0.50) | 0 |',
      '| bare | 1,000 | 0 |',
    ].join('\n'),
  );
});

it('formats each column, and leaves out meaningless ratios', () => {
  const rows = { ours: { ms: 1.25, exponent: 1.1 }, peer: { ms: 2.5, exponent: 1 }, late: {} };
  const formats = { ms: { show: String }, exponent: { show: String, ratio: false } };
  expect(formatTable(rows, 'peer', formats, 'way')).toBe(
    [
      '| way | ms | exponent |',
      '| --- | --- | --- |',
      '| ours | 1.25 (0.50) | 1.1 |',
      '| peer | 2.5 | 1 |',
      '| late | – | – |',
    ].join('\n'),
  );
});
