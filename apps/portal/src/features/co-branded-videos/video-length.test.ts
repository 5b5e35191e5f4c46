import { expect, it } from 'vitest';
import { formatVideoLength } from './video-length.ts';

it.each([
  [6, '0:06', '6 seconds'],
  [60, '1:00', '1 minute'],
  [89.6, '1:30', '1 minute 30 seconds'],
  [0.2, '0:01', '1 second'],
  [754, '12:34', '12 minutes 34 seconds'],
])('formats %d seconds as %s, spoken as %s', (seconds, duration, durationLabel) => {
  expect(formatVideoLength(seconds)).toEqual({ duration, durationLabel });
});

it.each([null, undefined, 0, -4, Number.NaN, Infinity])(
  'returns an empty object for %s',
  (duration) => {
    expect(formatVideoLength(duration)).toEqual({});
  },
);
