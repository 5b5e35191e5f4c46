import { describe, expect, it } from 'vitest';
import { getNextSort, sortRows } from './sorting.ts';

describe('getNextSort', () => {
  it('reverses the order of the current column, and sorts a new column in ascending order', () => {
    const first = getNextSort({ column: 'state', direction: 'ascending' }, 'state');
    expect(first).toEqual({ column: 'state', direction: 'descending' });
    expect(getNextSort(first, 'state').direction).toBe('ascending');
    expect(getNextSort(first, 'since')).toEqual({ column: 'since', direction: 'ascending' });
  });
});

describe('sortRows', () => {
  it('sorts numbers by value and text alphabetically, with empty values last', () => {
    const numbers = [10, null, 9, 2];
    expect(sortRows(numbers, (row) => row, 'ascending')).toEqual([2, 9, 10, null]);
    expect(sortRows(numbers, (row) => row, 'descending')).toEqual([10, 9, 2, null]);
    expect(sortRows(['b', 'C', 'a'], (row) => row, 'ascending')).toEqual(['a', 'b', 'C']);
  });
});
