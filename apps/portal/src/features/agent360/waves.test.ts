import { describe, expect, it } from 'vitest';
import { toWaves } from './waves.ts';

const cohorts = [
  { id: 4, name: 'Wave 4', states: ['AZ'] },
  { id: 2, name: 'Wave 2', states: ['OH', 'IN'], starts_on: '2026-03-02' },
  { id: 3, name: 'Wave 3', states: ['TX'], starts_on: '2026-03-03' },
  { id: 1, name: 'Wave 1', states: null, starts_on: '2025-11-02' },
];
const today = '2026-03-02';
const getUserWaves = (group: Parameters<typeof toWaves>[1]) =>
  toWaves(cohorts, group, today)
    .filter(({ isMine }) => isMine)
    .map(({ name }) => name);

describe('toWaves', () => {
  it('sorts waves by day, with undated waves last, and opens each wave on its day', () => {
    expect(
      toWaves(cohorts, null, today).map(({ name, isOpen, states }) => [name, isOpen, states]),
    ).toEqual([
      ['Wave 1', true, []],
      ['Wave 2', true, ['Indiana', 'Ohio']],
      ['Wave 3', false, ['Texas']],
      ['Wave 4', false, ['Arizona']],
    ]);
  });

  it('finds the user’s own wave by id or name', () => {
    expect(getUserWaves({ id: '3', name: 'anything' })).toEqual(['Wave 3']);
    expect(getUserWaves({ id: 77, name: 'wave 2' })).toEqual(['Wave 2']);
    expect(getUserWaves({ id: 1, name: 'Wave 2' })).toEqual(['Wave 1']);
    expect(getUserWaves({ id: 77, name: 'Wave 9' })).toEqual([]);
    expect(getUserWaves(null)).toEqual([]);
  });
});
