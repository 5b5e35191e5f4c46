import { expect, it } from 'vitest';
import { videoLength } from './video-length.ts';

it.each([
  [6, '0:06', '6 s'],
  [60, '1:00', '1 min'],
  [89.6, '1:30', '1 min 30 s'],
  [0.2, '0:01', '1 s'],
  [754, '12:34', '12 min 34 s'],
])('formats %d seconds as %s, spoken as %s', (seconds, duration, durationLabel) => {
  expect(videoLength(seconds)).toEqual({ duration, durationLabel });
});

it.each([null, undefined, 0, -4, Number.NaN, Infinity])('returns nothing for %s', (duration) => {
  expect(videoLength(duration)).toEqual({});
});
