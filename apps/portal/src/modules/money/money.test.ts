import { expect, it } from 'vitest';
import { formatCents, getLineCents, getTotalCents } from './money.ts';

it.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [19_000, '$190.00'],
  [123_456_789, '$1,234,567.89'],
])('formats %d cents as %s', (cents, text) => {
  expect(formatCents(cents)).toBe(text);
});

it('adds whole cents without rounding errors', () => {
  // In dollars, this would be 0.1 + 0.2, which is not exactly 0.3.
  expect(
    getTotalCents([
      { quantity: 1, price_cents: 10 },
      { quantity: 1, price_cents: 20 },
    ]),
  ).toBe(30);
  expect(
    getTotalCents(Array.from({ length: 1000 }, () => ({ quantity: 3, price_cents: 37 }))),
  ).toBe(111_000);
});

it('distinguishes a missing price from zero', () => {
  expect(getLineCents({ quantity: 5 })).toBeNull();
  expect(getLineCents({ quantity: 5, price_cents: 0 })).toBe(0);
  expect(getTotalCents([{ quantity: 5 }, { quantity: 2, price_cents: 150 }])).toBe(300);
});
