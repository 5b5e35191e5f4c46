import { describe, expect, it } from 'vitest';
import { parseStateCode, stateName, usStates } from './us-states.ts';

describe('usStates', () => {
  it('has fifty states and the District of Columbia, sorted by name', () => {
    expect(usStates).toHaveLength(51);
    expect(usStates.map(({ name }) => name)).toEqual(
      usStates.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b)),
    );
    expect(usStates.every(({ code }) => /^[A-Z]{2}$/u.test(code))).toBe(true);
  });
});

describe('stateName', () => {
  it('returns the name for a code, and an unknown code unchanged', () => {
    expect(stateName('RI')).toBe('Rhode Island');
    expect(stateName('ZZ')).toBe('ZZ');
  });
});

describe('parseStateCode', () => {
  it('accepts a code in either case, and nothing else', () => {
    expect(parseStateCode('tx')).toBe('TX');
    expect(['zz', '', 'Texas', 'TX '.repeat(4000), null].map(parseStateCode)).toEqual(
      Array.from({ length: 5 }),
    );
  });
});
