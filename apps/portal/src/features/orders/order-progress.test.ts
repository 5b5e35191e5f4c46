import { expect, it } from 'vitest';
import { canCancel, getOrderProgress, findStatusTime } from './order-progress.ts';

it.each([
  ['submitted', 0],
  ['in_review', 1],
  ['approved', 2],
  ['in_production', 3],
  ['shipped', 4],
  ['closed', 5],
])('an order that is %s has %i completed steps', (status, current) => {
  expect(getOrderProgress(status)).toMatchObject({ current });
});

it('a returned order stops at the returned step, which needs attention', () => {
  expect(getOrderProgress('returned')).toEqual({
    steps: ['submitted', 'in_review', 'returned'],
    current: 2,
    error: 2,
  });
});

it('returns null for an unknown status', () => {
  expect(getOrderProgress('lost_at_sea')).toBeNull();
  expect(getOrderProgress('draft')).toBeNull();
});

it('finds the last time a status was reached', () => {
  const history = [
    { status: 'submitted', at: '2026-03-01T10:00:00Z' },
    { status: 'submitted', at: '2026-03-02T10:00:00Z' },
    { status: 'shipped', at: null },
  ];
  expect(findStatusTime({ history }, 'submitted')).toBe('2026-03-02T10:00:00Z');
  expect(findStatusTime({ history }, 'shipped')).toBeNull();
  expect(findStatusTime({}, 'shipped')).toBeNull();
});

it.each([
  ['submitted', true],
  ['in_production', true],
  ['returned', false],
  ['shipped', false],
  ['closed', false],
])('an order that is %s can be canceled: %s', (status, expected) => {
  expect(canCancel(status)).toBe(expected);
});
