import { describe, expect, it } from 'vitest';
import { ceText } from './ce-credits.ts';
import { durationText } from './duration.ts';

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;

describe('durationText', () => {
  it.each([
    [8, '8 min'],
    [0.4, '1 min'],
    [89, '89 min'],
    [90, '1 h 30 min'],
    [180, '3 h'],
  ])('%d minutes are %s', (minutes, text) => expect(plain(durationText(minutes))).toBe(text));

  it.each([0, -5, Number.NaN, Infinity, null, undefined])('%s is no length', (minutes) =>
    expect(durationText(minutes)).toBeNull(),
  );
});

describe('ceText', () => {
  it('names the hours and where they count', () => {
    expect(
      ceText([
        { state: 'OH', hours: 1 },
        { state: 'MI', hours: 1 },
      ]),
    ).toBe('1 hour, OH, MI');
  });

  it('keeps states with other hours apart', () => {
    expect(
      ceText([
        { state: 'OH', hours: 3 },
        { state: 'WA', hours: 1.5 },
        { state: 'AL', hours: 3 },
      ]),
    ).toBe('3 hours, OH, AL; 1.5 hours, WA');
  });

  it('counts the states that there is no room for', () => {
    const credits = ['AL', 'FL', 'GA', 'TN', 'TX'].map((state) => ({ state, hours: 1 }));
    expect(ceText(credits, 3)).toBe('1 hour, AL, FL, GA + 2 more');
  });

  it.each([
    [null],
    [[]],
    [[{ state: '', hours: 1 }]],
    [[{ state: 'OH', hours: 0 }]],
    [[{ state: 'OH', hours: Number.NaN }]],
  ])('says nothing of %j', (credits) => expect(ceText(credits)).toBeNull());
});
