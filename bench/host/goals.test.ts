import { describe, expect, it } from 'vitest';
import { verdict } from './goals.ts';

describe('the verdict on a goal', () => {
  it.each([
    [0.8, 'target met'],
    [0.79, 'floor met'],
    [0.5, 'floor met'],
    [0.49, 'NOT MET'],
    [Number.NaN, 'NOT MET'],
  ])('of at least 0.5, better 0.8, for %d is: %s', (measured, expected) => {
    expect(verdict({ name: 'ratio', measured, floor: 0.5, target: 0.8, better: 'more' })).toBe(
      expected,
    );
  });

  it.each([
    [5, 'target met'],
    [20, 'floor met'],
    [21, 'NOT MET'],
  ])('of at most 20, better 5, for %d is: %s', (measured, expected) => {
    expect(verdict({ name: 'time', measured, floor: 20, target: 5, better: 'less' })).toBe(
      expected,
    );
  });
});
