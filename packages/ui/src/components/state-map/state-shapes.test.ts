import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { generateMapOutline, generateStateShapes } from '../../../tools/state-shapes.ts';
import { smallStates, stateShapes } from './state-shapes.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('the shapes', () => {
  it('are up to date with the atlas', () => {
    expect(read('state-shapes.ts')).toBe(generateStateShapes());
    expect(read('../skeleton/map-outline.ts')).toBe(generateMapOutline());
  });

  it('are at most 14 kB when compressed', () => {
    expect(gzipSync(read('state-shapes.ts'), { level: 9 }).length).toBeLessThanOrEqual(14_000);
  });

  it('cover the 50 states and the District of Columbia', () => {
    expect(Object.keys(stateShapes)).toHaveLength(51);
    expect([...smallStates].toSorted()).toEqual(
      ['CT', 'DC', 'DE', 'MA', 'MD', 'NH', 'NJ', 'RI', 'VT'].toSorted(),
    );
  });

  it('have a label, unless they are in the small-state column', () => {
    const unlabeledStates = Object.entries(stateShapes)
      .filter(([, { label }]) => label === undefined)
      .map(([code]) => code);
    expect(unlabeledStates.toSorted()).toEqual([...smallStates].toSorted());
  });
});

describe('the arrow keys', () => {
  it('reach every area from every other area', () => {
    for (const start of Object.keys(stateShapes)) {
      const reachableCodes = new Set([start]);
      for (const code of reachableCodes) {
        for (const next of Object.values(stateShapes[code]?.neighbors ?? {}))
          reachableCodes.add(next);
      }
      expect(reachableCodes.size, `from ${start}`).toBe(51);
    }
  });

  it.each([
    ['CO', 'right', 'KS'],
    ['TX', 'up', 'OK'],
    ['WA', 'down', 'OR'],
    ['NY', 'right', 'MA'],
    ['HI', 'left', 'AK'],
    ['PA', 'down', 'MD'],
  ] as const)('move from %s %s to %s', (from, direction, to) => {
    expect(stateShapes[from]?.neighbors[direction]).toBe(to);
  });

  it('never move in the opposite direction', () => {
    for (const [code, { center, neighbors }] of Object.entries(stateShapes)) {
      const [x, y] = center;
      const getTargetCenter = (direction: keyof typeof neighbors) =>
        stateShapes[neighbors[direction] ?? '']?.center ?? center;
      expect(getTargetCenter('right')[0], `right of ${code}`).toBeGreaterThanOrEqual(x);
      expect(getTargetCenter('left')[0], `left of ${code}`).toBeLessThanOrEqual(x);
      expect(getTargetCenter('down')[1], `below ${code}`).toBeGreaterThanOrEqual(y);
      expect(getTargetCenter('up')[1], `above ${code}`).toBeLessThanOrEqual(y);
    }
  });
});
