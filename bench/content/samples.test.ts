import { expect, it } from 'vitest';
import {
  addSamples,
  mergeMeasurements,
  lowerQuartiles,
  rotate,
  splitIntoBatches,
  type Samples,
} from './samples.ts';

it('returns the lower quartile over all rounds', () => {
  const samples: Samples = {};
  addSamples(samples, 'ours', 'mount', [4, 1]);
  addSamples(samples, 'ours', 'mount', [900, 2, 3]);
  addSamples(samples, 'peer', 'mount', [5]);
  expect(lowerQuartiles(samples)).toEqual({ ours: { mount: 2 }, peer: { mount: 5 } });
});

it('merges the measurements of a candidate', () => {
  expect(mergeMeasurements({ a: { x: 1 }, b: { x: 2 } }, { a: { y: 3 } })).toEqual({
    a: { x: 1, y: 3 },
    b: { x: 2 },
  });
});

it('starts each round with another candidate', () => {
  expect(rotate(['a', 'b', 'c'], 1)).toEqual(['b', 'c', 'a']);
  expect(rotate(['a', 'b', 'c'], 3)).toEqual(['a', 'b', 'c']);
});

it.each([
  [30, [5, 5, 5, 5, 5, 5]],
  [8, [2, 2, 2, 2]],
  [7, [2, 2, 2, 1]],
  [2, [1, 1]],
])('splits %i renders into batches', (times, expected) => {
  expect(splitIntoBatches(times)).toEqual(expected);
});
