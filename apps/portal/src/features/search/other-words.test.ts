import { expect, it } from 'vitest';
import { markedWords, otherWords } from './other-words.ts';

it.each([
  ['MH', ['mobile home']],
  ['mh roof', ['mobile home roof']],
  ['travel trailer', ['TT']],
  ['UMB and TT', ['UMB and travel trailer', 'umbrella and TT']],
  ['FL-MH', []],
  ['MHP', []],
  ['', []],
])('says %j in other words', (query, words) => {
  expect(otherWords(query)).toEqual(words);
});

it('marks words, and not what puts a query together', () => {
  expect(markedWords('"wind hail" or roof -flood (x)')).toEqual(['wind', 'hail', 'roof', 'x']);
  expect(markedWords('oregon')).toEqual(['oregon']);
});
