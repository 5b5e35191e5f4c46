import { describe, expect, it } from 'vitest';
import { groupByNaturalBreaks } from './natural-breaks.ts';

describe('groupByNaturalBreaks', () => {
  it('splits numbers at the largest gaps, largest numbers first', () => {
    expect(groupByNaturalBreaks([30, 11, 10, 29, 2, 1, 12], 3)).toEqual([
      [30, 29],
      [12, 11, 10],
      [2, 1],
    ]);
    expect(groupByNaturalBreaks([12, 10, 10, 9, 1], 3)).toEqual([[12], [10, 10, 9], [1]]);
  });

  it('keeps equal numbers together and returns no empty groups', () => {
    expect(groupByNaturalBreaks([5, 5, 5, 2], 4)).toEqual([[5, 5, 5], [2]]);
    expect(groupByNaturalBreaks([5, 5], 4)).toEqual([[5, 5]]);
    expect(groupByNaturalBreaks([], 4)).toEqual([]);
  });
});
