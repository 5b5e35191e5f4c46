import { expect, it } from 'vitest';
import { toEasternDateAndTime, toInstant } from './eastern-instant.ts';

it.each([
  ['2026-03-02', '14:05', '2026-03-02T19:05Z'],
  // Daylight saving time starts on March 8 and ends on November 1.
  ['2026-03-08', '01:59', '2026-03-08T06:59Z'],
  ['2026-03-08', '02:30', undefined],
  ['2026-03-08', '03:00', '2026-03-08T07:00Z'],
  ['2026-11-01', '00:59', '2026-11-01T04:59Z'],
  ['2026-11-01', '01:30', '2026-11-01T05:30Z'],
  ['2026-11-01', '02:00', '2026-11-01T07:00Z'],
  ['2026-02-30', '09:00', undefined],
  ['2026-03-02', '', undefined],
])('converts %s %s in Eastern Time to %s', (day, time, instant) => {
  expect(toInstant(day, time)).toBe(instant);
});

it.each(['2026-03-08T06:59Z', '2026-03-08T07:00Z', '2026-11-01T07:00Z'])(
  'converts %s to Eastern Time and back',
  (instant) => {
    expect(toInstant(...toEasternDateAndTime(Date.parse(instant)))).toBe(instant);
  },
);
