import type { BindCheckPeriod, BindCheckRule } from '@producer-portal/api';
import { describe, expect, it } from 'vitest';
import { foldHistory } from './fold-history.ts';

const rule = (id: number, number: number): BindCheckRule => ({
  record: { id, record_type: 'Alert', title: `Alert ${id}` },
  revision: { id: number, number, published_at: '2026-02-20T15:00:00Z' },
  restriction: 'stopped',
  from: '2026-02-20T15:00:00Z',
});

/** Creates a period. `from` and `until` are days in March. */
const period = (
  [from, until]: [number, number],
  answer: BindCheckPeriod['answer'],
  rules: BindCheckRule[] = [],
): BindCheckPeriod => ({
  from: `2026-03-0${from}T05:00:00Z`,
  until: `2026-03-0${until}T05:00:00Z`,
  answer,
  rules,
});

describe('foldHistory', () => {
  it('merges neighbors that differ only in their revisions', () => {
    const history = [
      period([4, 5], 'no', [rule(1, 3), rule(2, 1)]),
      period([3, 4], 'no', [rule(2, 1), rule(1, 2), rule(1, 1)]),
      period([2, 3], 'yes'),
    ];
    expect(foldHistory(history)).toEqual([{ ...history[0], from: history[1]?.from }, history[2]]);
  });

  it.each<[string, BindCheckPeriod]>([
    ['answer', period([2, 3], 'limited', [rule(1, 1)])],
    ['records', period([2, 3], 'no', [rule(2, 1)])],
    ['reason', { ...period([2, 3], 'no', [rule(1, 1)]), reason: 'no_data' }],
  ])('keeps neighbors that differ in their %s', (_name, older) => {
    const history = [period([3, 4], 'no', [rule(1, 1)]), older];
    expect(foldHistory(history)).toEqual(history);
  });

  it('doesn’t merge equal periods that aren’t neighbors', () => {
    const history = [
      period([3, 4], 'yes'),
      period([2, 3], 'no', [rule(1, 1)]),
      period([1, 2], 'yes'),
    ];
    expect(foldHistory(history)).toEqual(history);
  });
});
