import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { mapOutline, stateShapes as generate } from '../../../tools/state-shapes.ts';
import { smallStates, stateShapes } from './state-shapes.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('the shapes', () => {
  it('are what the atlas says now', () => {
    expect(read('state-shapes.ts')).toBe(generate());
    expect(read('../skeleton/map-outline.ts')).toBe(mapOutline());
  });

  it('weigh no more than 14 kB', () => {
    expect(gzipSync(read('state-shapes.ts'), { level: 9 }).length).toBeLessThanOrEqual(14_000);
  });

  it('are 50 states and the District of Columbia', () => {
    expect(Object.keys(stateShapes)).toHaveLength(51);
    expect([...smallStates].toSorted()).toEqual(
      ['CT', 'DC', 'DE', 'MA', 'MD', 'NH', 'NJ', 'RI', 'VT'].toSorted(),
    );
  });

  it('have a label, unless the key column names them', () => {
    const unnamed = Object.entries(stateShapes)
      .filter(([, { label }]) => label === undefined)
      .map(([code]) => code);
    expect(unnamed.toSorted()).toEqual([...smallStates].toSorted());
  });
});

describe('the arrow keys', () => {
  it('reach every area from every other', () => {
    for (const start of Object.keys(stateShapes)) {
      const reached = new Set([start]);
      for (const code of reached) {
        for (const next of Object.values(stateShapes[code]?.ways ?? {})) reached.add(next);
      }
      expect(reached.size, `from ${start}`).toBe(51);
    }
  });

  it.each([
    ['CO', 'right', 'KS'],
    ['TX', 'up', 'OK'],
    ['WA', 'down', 'OR'],
    ['NY', 'right', 'MA'],
    ['HI', 'left', 'AK'],
    ['PA', 'down', 'MD'],
  ] as const)('lead from %s %s to %s', (from, direction, to) => {
    expect(stateShapes[from]?.ways[direction]).toBe(to);
  });

  it('never lead the opposite way', () => {
    for (const [code, { center, ways }] of Object.entries(stateShapes)) {
      const [x, y] = center;
      const goal = (direction: keyof typeof ways) =>
        stateShapes[ways[direction] ?? '']?.center ?? center;
      expect(goal('right')[0], `right of ${code}`).toBeGreaterThanOrEqual(x);
      expect(goal('left')[0], `left of ${code}`).toBeLessThanOrEqual(x);
      expect(goal('down')[1], `below ${code}`).toBeGreaterThanOrEqual(y);
      expect(goal('up')[1], `above ${code}`).toBeLessThanOrEqual(y);
    }
  });
});
