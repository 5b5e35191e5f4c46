import { describe, expect, it } from 'vitest';
import { toEasternDay, getEasternDayBounds } from './eastern-time.ts';

describe('days in Eastern Time', () => {
  it.each([
    ['2026-03-02T04:59:59.999Z', '2026-03-01'],
    ['2026-03-02T05:00:00.000Z', '2026-03-02'],
    ['2026-07-04T03:59:59.999Z', '2026-07-03'],
    ['2026-07-04T04:00:00.000Z', '2026-07-04'],
  ])('%s falls on %s', (instant, day) => {
    expect(toEasternDay(Date.parse(instant))).toBe(day);
  });

  it.each([
    ['2026-03-02', '2026-03-02T05:00:00.000Z', '2026-03-03T04:59:59.999Z'],
    ['2026-07-04', '2026-07-04T04:00:00.000Z', '2026-07-05T03:59:59.999Z'],
    // A 23-hour day and a 25-hour day.
    ['2026-03-08', '2026-03-08T05:00:00.000Z', '2026-03-09T03:59:59.999Z'],
    ['2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-02T04:59:59.999Z'],
  ])('%s starts at %s and ends at %s', (day, first, last) => {
    expect(getEasternDayBounds(day)).toEqual({ first: new Date(first), last: new Date(last) });
  });

  it.each(['2026-02-30', '2025-02-29', '2026-13-01', 'tomorrow', ''])('%j is not a day', (day) => {
    expect(getEasternDayBounds(day)).toBeNull();
  });
});
