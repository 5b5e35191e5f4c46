import { expect, it } from 'vitest';
import { median, medians, table } from './figures.ts';

it('takes the middle, between two where there is none', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

it('leaves out runs without a figure', () => {
  expect(medians([{ FCP: 1 }, { FCP: 3, LCP: 7 }])).toEqual({ FCP: 2, LCP: 7 });
});

it('compares each site with the reference', () => {
  expect(table({ ours: { FCP: 500, CLS: 0 }, minimal: { FCP: 1000, CLS: 0 } }, 'minimal')).toBe(
    [
      '| site | FCP | CLS |',
      '| --- | --- | --- |',
      '| ours | 500 (0.50) | 0.000 |',
      '| minimal | 1,000 | 0.000 |',
    ].join('\n'),
  );
});
