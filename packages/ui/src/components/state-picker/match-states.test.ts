// cspell:ignore Condado
import { describe, expect, it } from 'vitest';
import { matchStates, findOnlyMatch } from './match-states.ts';

const states = [
  ['NV', 'Nevada'],
  ['NE', 'Nebraska'],
  ['NC', 'North Carolina'],
  ['ND', 'North Dakota'],
  ['SD', 'South Dakota'],
  ['VA', 'Virginia'],
  ['WV', 'West Virginia'],
  ['RI', 'Rhode Island'],
  ['DC', 'District of Columbia'],
].map(([code = '', name = '']) => ({ code, name }));

function findCodes(text: string): string {
  return matchStates(states, text)
    .map(({ code }) => code)
    .join(' ');
}

describe('matchStates', () => {
  it.each([
    ['rh', 'RI'],
    ['RI', 'RI'],
    [' rhode   island ', 'RI'],
    ['Rhôde', 'RI'],
    ['d.c.', 'DC'],
    ['dak', 'ND SD'],
    // A matching code comes before names that start with it.
    ['ne', 'NE NV'],
    ['virginia', 'VA WV'],
    ['west-v', 'WV'],
    ['zz', ''],
    ['?', ''],
    ['*', ''],
    ['x'.repeat(300), ''],
  ])('for the text %j, finds %j', (text, codesFound) => {
    expect(findCodes(text)).toBe(codesFound);
  });

  it('returns all states in the given order for empty text', () => {
    expect(matchStates(states, '  ')).toBe(states);
  });
});

describe('otherName', () => {
  const counties = [
    { code: '39041', name: 'Condado de Delaware', otherName: 'Delaware County' },
    { code: '39043', name: 'Condado de Erie', otherName: 'Erie County' },
    { code: '39095', name: 'Condado de Lucas', otherName: 'Lucas County' },
  ];

  it.each([
    ['Condado de Erie', '39043'],
    ['erie county', '39043'],
    ['luc', '39095'],
    ['county', undefined],
  ])('finds the only option with the name or other name %j: %j', (text, code) => {
    expect(findOnlyMatch(counties, text)?.code).toBe(code);
  });
});

describe('findOnlyMatch', () => {
  it.each([
    ['rhode', 'RI'],
    ['virginia', 'VA'],
    ['ne', 'NE'],
    ['dak', undefined],
    ['zz', undefined],
    ['', undefined],
    ['-', undefined],
  ])('finds the only match of %j: %j', (text, code) => {
    expect(findOnlyMatch(states, text)?.code).toBe(code);
  });
});
