import { describe, expect, it } from 'vitest';
import { parseAsOf } from './as-of.ts';
import { startOfEasternDay } from '../dates/start-of-eastern-day.ts';

const HOUR_MS = 3_600_000;

describe('parseAsOf', () => {
  it.each([
    ['a day in winter', '2026-03-02', '2026-03-03T04:59:00.000Z'],
    ['a day in summer', '2026-07-04', '2026-07-05T03:59:00.000Z'],
    ['the day on which daylight saving time starts', '2026-03-08', '2026-03-09T03:59:00.000Z'],
    ['the day on which daylight saving time ends', '2026-11-01', '2026-11-02T04:59:00.000Z'],
    ['the last day of a year', '2026-12-31', '2027-01-01T04:59:00.000Z'],
    ['an instant', '2026-03-02T19:05:00.000Z', '2026-03-02T19:05:00.000Z'],
    ['an instant without seconds', '2026-03-02T14:05-05:00', '2026-03-02T19:05:00.000Z'],
    ['an instant within a minute', '2026-03-02T19:05:59.999Z', '2026-03-02T19:05:00.000Z'],
    ['1:30 a.m. before the clocks change', '2026-11-01T01:30:00-04:00', '2026-11-01T05:30:00.000Z'],
    ['1:30 a.m. after the clocks change', '2026-11-01T01:30:00-05:00', '2026-11-01T06:30:00.000Z'],
  ])('reads %s', (_name, value, expected) => {
    expect(parseAsOf(value)?.toISOString()).toBe(expected);
  });

  it.each([
    '',
    'today',
    '2026',
    '2026-3-2',
    '2026-02-30',
    '2026-13-01',
    '2026-02-30T12:00:00Z',
    '2026-03-02T14:05:00',
    '2026-03-02T25:05:00Z',
    '2026-03-02T14:05:00 05:00',
    '2026-03-02 14:05:00Z',
    '0000-01-01',
    '+002026-03-02T14:05:00Z',
    '1772478300000',
  ])('rejects %j', (value) => {
    expect(parseAsOf(value)).toBeNull();
  });
});

describe('startOfEasternDay', () => {
  const getHours = (day: string) =>
    (startOfEasternDay(day, 1)!.getTime() - startOfEasternDay(day)!.getTime()) / HOUR_MS;

  it('gives the days on which the clocks change 23 and 25 hours', () => {
    expect(['2026-03-07', '2026-03-08', '2026-11-01', '2026-11-02'].map(getHours)).toEqual([
      24, 23, 25, 24,
    ]);
  });

  it.each(['2026-02-29', 'yesterday', ''])('rejects %j', (day) => {
    expect([startOfEasternDay(day), startOfEasternDay(day, 1)]).toEqual([null, null]);
  });
});
