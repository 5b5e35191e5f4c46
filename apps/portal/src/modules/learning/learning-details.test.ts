import { describe, expect, it } from 'vitest';
import { formatCeCredits } from './ce-credits.ts';
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

describe('formatCeCredits', () => {
  it('lists the hours and their states', () => {
    expect(
      formatCeCredits([
        { state: 'OH', hours: 1 },
        { state: 'MI', hours: 1 },
      ]),
    ).toBe('1 hour (OH, MI)');
  });

  it('groups states by hours', () => {
    expect(
      formatCeCredits([
        { state: 'OH', hours: 3 },
        { state: 'WA', hours: 1.5 },
        { state: 'AL', hours: 3 },
      ]),
    ).toBe('3 hours (OH, AL); 1.5 hours (WA)');
  });

  it('counts the states beyond the limit', () => {
    const credits = ['AL', 'FL', 'GA', 'TN', 'TX'].map((state) => ({ state, hours: 1 }));
    expect(formatCeCredits(credits, 3)).toBe('1 hour (AL, FL, GA + 2 more)');
  });

  it.each([
    [null],
    [[]],
    [[{ state: '', hours: 1 }]],
    [[{ state: 'OH', hours: 0 }]],
    [[{ state: 'OH', hours: Number.NaN }]],
  ])('returns null for %j', (credits) => expect(formatCeCredits(credits)).toBeNull());
});
