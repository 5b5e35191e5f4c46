import { describe, expect, it } from 'vitest';
import { formatGoalTable, judgeGoal } from './goals.ts';

describe('the verdict on a goal', () => {
  it.each([
    [0.8, 'met'],
    [0.79, 'required only'],
    [0.5, 'required only'],
    [0.49, 'missed'],
    [Number.NaN, 'not measured'],
  ])(
    'compares %d with a requirement of at least 0.5 and a target of 0.8: %s',
    (measured, expected) => {
      expect(
        judgeGoal({ name: 'ratio', measured, required: 0.5, target: 0.8, better: 'more' }),
      ).toBe(expected);
    },
  );

  it.each([
    [5, 'met'],
    [20, 'required only'],
    [21, 'missed'],
  ])('compares %d with a requirement of at most 20 and a target of 5: %s', (measured, expected) => {
    expect(judgeGoal({ name: 'time', measured, required: 20, target: 5, better: 'less' })).toBe(
      expected,
    );
  });
});

it('formats goals', () => {
  expect(
    formatGoalTable([
      { name: 'p99', measured: 7.254, target: 5, required: 20, better: 'less' },
      { name: 'ratio', measured: Number.NaN, target: 0.8, required: 0.5, better: 'more' },
    ]),
  ).toBe(
    [
      '| goal | measured | target | required | verdict |',
      '| --- | --- | --- | --- | --- |',
      '| p99 | 7.25 | ≤ 5 | ≤ 20 | required only |',
      '| ratio | – | ≥ 0.8 | ≥ 0.5 | not measured |',
    ].join('\n'),
  );
});
