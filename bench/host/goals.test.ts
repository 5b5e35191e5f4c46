import { describe, expect, it } from 'vitest';
import { verdict } from './goals.ts';

describe('the verdict on a goal', () => {
  it.each([
    [0.8, 'target met'],
    [0.79, 'requirement met'],
    [0.5, 'requirement met'],
    [0.49, 'NOT MET'],
    [Number.NaN, 'NOT MET'],
  ])(
    'compares %d with a requirement of at least 0.5 and a target of 0.8: %s',
    (measured, expected) => {
      expect(verdict({ name: 'ratio', measured, required: 0.5, target: 0.8, better: 'more' })).toBe(
        expected,
      );
    },
  );

  it.each([
    [5, 'target met'],
    [20, 'requirement met'],
    [21, 'NOT MET'],
  ])('compares %d with a requirement of at most 20 and a target of 5: %s', (measured, expected) => {
    expect(verdict({ name: 'time', measured, required: 20, target: 5, better: 'less' })).toBe(
      expected,
    );
  });
});
