import { describe, expect, it } from 'vitest';
import { getIndexForShift, getDisplacement, clampShift } from './drag-order.ts';

/** Three rows of 60 px and a tall one of 120 px. */
const rows = [
  { top: 0, height: 60 },
  { top: 60, height: 60 },
  { top: 120, height: 120 },
  { top: 240, height: 60 },
];

describe('getIndexForShift', () => {
  it.each([
    ['not moved', 1, 0, 1],
    ['moved a little down', 1, 59, 1],
    ['moved past the middle of the tall row', 1, 61, 2],
    ['moved past the last row', 1, 151, 3],
    ['moved far below the list', 1, 9000, 3],
    ['moved a little up', 1, -29, 1],
    ['moved past the middle of the first row', 1, -31, 0],
    ['moved far above the list', 3, -9000, 0],
  ])('finds the index of a row: %s', (_, from, shift, index) => {
    expect(getIndexForShift(rows, from, shift)).toBe(index);
  });

  it('returns the start index for a missing row', () => {
    expect(getIndexForShift([], 3, 50)).toBe(3);
  });
});

it('displaces only the rows between the start and the target', () => {
  const getDisplacements = (from: number, to: number) =>
    rows.map((_, index) => getDisplacement(index, from, to, 60));
  expect(getDisplacements(0, 2)).toEqual([0, -60, -60, 0]);
  expect(getDisplacements(3, 1)).toEqual([0, 60, 60, 0]);
  expect(getDisplacements(2, 2)).toEqual([0, 0, 0, 0]);
});

it('limits the shift so that the row stays within the list', () => {
  expect(clampShift(rows, 1, -500)).toBe(-60);
  expect(clampShift(rows, 1, 500)).toBe(180);
  expect(clampShift(rows, 1, 12)).toBe(12);
  expect(clampShift([], 0, 12)).toBe(0);
});
