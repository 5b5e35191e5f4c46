import { expect, it } from 'vitest';
import { formatNumber } from './format-number.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [-12, '-12'],
  [1000, '1,000'],
  [1_234_567, '1,234,567'],
  [2.5, '2.5'],
])('formats %d', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});
