import { describe, expect, it } from 'vitest';
import { groupByLength } from './group-by-length.ts';

const course = (id: number, duration?: number) => ({ id, duration });

describe('groupByLength', () => {
  it('groups courses by length, shortest first', () => {
    const groups = groupByLength([
      course(1, 21),
      course(2, 20),
      course(3, 10),
      course(4, 11),
      course(5, 4),
    ]);
    expect(groups.map(({ length, trainings }) => [length, trainings.map(({ id }) => id)])).toEqual([
      ['short', [5, 3]],
      ['middle', [4, 2]],
      ['long', [1]],
    ]);
  });

  it('puts courses without a length last', () => {
    expect(
      groupByLength([course(1), course(2, 0), course(3, 8)]).map(({ length }) => length),
    ).toEqual(['short', 'unknown']);
  });
});
