import { expect, it } from 'vitest';
import { orderLife, stepAt } from './order-life.ts';

it.each([
  ['submitted', 0],
  ['in_review', 1],
  ['approved', 2],
  ['in_production', 3],
  ['shipped', 4],
  ['closed', 5],
])('an order that is %s has %i steps behind it', (status, current) => {
  expect(orderLife(status)).toMatchObject({ current });
});

it('ends at its return, which needs attention', () => {
  expect(orderLife('returned')).toEqual({
    steps: ['submitted', 'in_review', 'returned'],
    current: 2,
    error: 2,
  });
});

it('says nothing of what it does not know', () => {
  expect(orderLife('lost_at_sea')).toBeNull();
  expect(orderLife('draft')).toBeNull();
});

it('finds the last time that a step was taken', () => {
  const history = [
    { status: 'submitted', at: '2026-03-01T10:00:00Z' },
    { status: 'submitted', at: '2026-03-02T10:00:00Z' },
    { status: 'shipped', at: null },
  ];
  expect(stepAt({ history }, 'submitted')).toBe('2026-03-02T10:00:00Z');
  expect(stepAt({ history }, 'shipped')).toBeNull();
  expect(stepAt({}, 'shipped')).toBeNull();
});
