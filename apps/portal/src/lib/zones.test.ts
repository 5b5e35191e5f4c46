import { describe, expect, it } from 'vitest';
import { easternZone, wallTime } from './zones.ts';

describe('wallTime', () => {
  it.each([
    // Daylight saving time starts at 02:00 am on March 8, 2026: 02:30 am does not exist.
    ['2026-03-08T06:59:00Z', '2026-03-08', '01:59 am'],
    ['2026-03-08T07:00:00Z', '2026-03-08', '03:00 am'],
    // Daylight saving time ends at 02:00 am on November 1, 2026: 01:30 am happens twice.
    ['2026-11-01T05:30:00Z', '2026-11-01', '01:30 am'],
    ['2026-11-01T06:30:00Z', '2026-11-01', '01:30 am'],
    ['2026-11-01T07:00:00Z', '2026-11-01', '02:00 am'],
    // Midnight starts the day as 12:00 am; noon is 12:00 pm.
    ['2026-03-06T05:00:00Z', '2026-03-06', '12:00 am'],
    ['2026-03-06T04:59:00Z', '2026-03-05', '11:59 pm'],
    ['2026-03-06T17:00:00Z', '2026-03-06', '12:00 pm'],
  ])('%s is %s, %s in New York', (instant, day, time) =>
    expect(wallTime(instant, easternZone)).toEqual({ day, time }),
  );

  it('handles zones ahead of New York and half-hour offsets', () => {
    expect(wallTime('2026-03-05T16:00:00Z', 'Asia/Tokyo')).toEqual({
      day: '2026-03-06',
      time: '01:00 am',
    });
    expect(wallTime('2026-03-05T16:00:00Z', 'Asia/Kolkata')?.time).toBe('09:30 pm');
  });

  it.each([
    [null, easternZone],
    ['soon', easternZone],
    ['2026-03-05T16:00:00Z', 'Moon/Tranquility'],
  ])('returns null for %j in %s', (instant, zone) => expect(wallTime(instant, zone)).toBeNull());
});
