import { expect, it } from 'vitest';
import { getFirstDayOfPeriod } from './posting-periods.ts';

it.each([
  ['today', '2026-03-04', '2026-03-04'],
  ['this_week', '2026-03-04', '2026-03-02'],
  ['this_week', '2026-03-02', '2026-03-02'],
  ['this_week', '2026-03-08', '2026-03-02'],
  ['this_week', '2026-01-01', '2025-12-29'],
  ['last_30_days', '2026-03-04', '2026-02-03'],
] as const)('%s on %s starts on %s', (period, today, first) => {
  expect(getFirstDayOfPeriod(period, today)).toBe(first);
});
