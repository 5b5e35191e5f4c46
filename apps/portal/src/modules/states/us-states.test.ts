import { describe, expect, it } from 'vitest';
import { stateCode, stateName, usStates } from './us-states.ts';

describe('usStates', () => {
  it('holds fifty states and the District of Columbia, by name', () => {
    expect(usStates).toHaveLength(51);
    expect(usStates.map(({ name }) => name)).toEqual(
      usStates.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b)),
    );
    expect(usStates.every(({ code }) => /^[A-Z]{2}$/u.test(code))).toBe(true);
  });
});

describe('stateName', () => {
  it('names a code, and lets what is none stand', () => {
    expect(stateName('RI')).toBe('Rhode Island');
    expect(stateName('ZZ')).toBe('ZZ');
  });
});

describe('stateCode', () => {
  it('reads a code in either case, and nothing else', () => {
    expect(stateCode('tx')).toBe('TX');
    expect(['zz', '', 'Texas', 'TX '.repeat(4000), null].map(stateCode)).toEqual(
      Array.from({ length: 5 }),
    );
  });
});
