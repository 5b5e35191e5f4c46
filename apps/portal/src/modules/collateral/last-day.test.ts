import { expect, it } from 'vitest';
import { lastDayText } from './last-day.ts';

it.each([
  ['2026-03-01', 'Ordering closed March 1, 2026'],
  ['2026-03-02', 'Order by March 2, 2026'],
  ['2026-05-29', 'Order by May 29, 2026'],
  [null, null],
  [undefined, null],
])('shows %s on March 2 as %s', (lastDay, text) => {
  expect(lastDayText(lastDay, '2026-03-02')).toBe(text);
});
