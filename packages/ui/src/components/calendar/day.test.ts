import { describe, expect, it } from 'vitest';
import { addDays, addMonths, isDay, getWeekday, getWeeks, clampDay } from './day.ts';

describe('isDay', () => {
  it.each(['2026-03-02', '2024-02-29', '9999-12-31', '1000-01-01'])('accepts %s', (text) => {
    expect(isDay(text)).toBe(true);
  });

  it.each([
    '',
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '0026-04-01',
    '2026-4-1',
    'today',
  ])('rejects %j', (text) => {
    expect(isDay(text)).toBe(false);
  });
});

it.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2026-01-01', -1, '2025-12-31'],
  // Across both daylight saving changes in New York.
  ['2026-03-07', 2, '2026-03-09'],
  ['2026-10-31', 2, '2026-11-02'],
  ['2024-02-28', 366, '2025-02-28'],
])('adds days: %s + %i = %s', (day, days, sum) => {
  expect(addDays(day, days)).toBe(sum);
});

it.each([
  ['2026-03-02', 1, '2026-04-02'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2025-02-28', -12, '2024-02-28'],
])('adds months: %s + %i = %s', (day, months, sum) => {
  expect(addMonths(day, months)).toBe(sum);
});

it('returns the day of the week', () => {
  expect(getWeekday('2026-03-01')).toBe(0);
  expect(getWeekday('2026-03-07')).toBe(6);
});

describe('getWeeks', () => {
  it('arranges a month in weeks from Sunday to Saturday', () => {
    const weeks = getWeeks('2026-04');
    expect(weeks).toHaveLength(5);
    expect(weeks[0]).toEqual([
      null,
      null,
      null,
      '2026-04-01',
      '2026-04-02',
      '2026-04-03',
      '2026-04-04',
    ]);
    expect(weeks.at(-1)).toEqual([
      '2026-04-26',
      '2026-04-27',
      '2026-04-28',
      '2026-04-29',
      '2026-04-30',
      null,
      null,
    ]);
  });

  it.each([
    ['2026-02', 4],
    ['2026-08', 6],
  ])('splits %s into %i weeks', (month, count) => {
    expect(getWeeks(month)).toHaveLength(count);
  });
});

it('clamps a day to its limits', () => {
  expect(clampDay('2026-03-02', '2026-03-05', '2026-03-09')).toBe('2026-03-05');
  expect(clampDay('2026-03-12', '2026-03-05', '2026-03-09')).toBe('2026-03-09');
  expect(clampDay('2026-03-06', '', '')).toBe('2026-03-06');
});
