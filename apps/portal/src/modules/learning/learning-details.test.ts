import { describe, expect, it } from 'vitest';
import { formatCeCodes, formatCeCredits } from './ce-credits.ts';
import { durationText } from './duration.ts';

const withPlainSpaces = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;

describe('durationText', () => {
  it.each([
    [8, '8 min'],
    [0.4, '1 min'],
    [89, '89 min'],
    [90, '1 hr 30 min'],
    [180, '3 hr'],
  ])('%d minutes are %s', (minutes, text) =>
    expect(withPlainSpaces(durationText(minutes))).toBe(text),
  );

  it.each([0, -5, Number.NaN, Infinity, null, undefined])('returns null for %s', (minutes) =>
    expect(durationText(minutes)).toBeNull(),
  );
});

describe('CE credits', () => {
  it('list the hours with all of their states, by name or by code', () => {
    const credits = ['OH', 'MI', 'AL', 'IN', 'TX'].map((state) => ({ state, hours: 1 }));
    expect(formatCeCredits(credits)).toBe('1 hour in Alabama, Indiana, Michigan, Ohio, and Texas');
    expect(formatCeCodes(credits)).toBe('1 hour (AL, IN, MI, OH, TX)');
  });

  it('group states by hours', () => {
    const credits = [
      { state: 'OH', hours: 3 },
      { state: 'WA', hours: 1.5 },
      { state: 'AL', hours: 3 },
    ];
    expect(formatCeCredits(credits)).toBe('3 hours in Alabama and Ohio; 1.5 hours in Washington');
    expect(formatCeCodes(credits)).toBe('3 hours (AL, OH); 1.5 hours (WA)');
  });

  it.each([
    [null],
    [[]],
    [[{ state: '', hours: 1 }]],
    [[{ state: 'OH', hours: 0 }]],
    [[{ state: 'OH', hours: Number.NaN }]],
  ])('are null for %j', (credits) => {
    expect(formatCeCredits(credits)).toBeNull();
    expect(formatCeCodes(credits)).toBeNull();
  });
});
