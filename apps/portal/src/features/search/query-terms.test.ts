import { expect, it } from 'vitest';
import { queryWords, otherTerms } from './query-terms.ts';

it.each([
  ['MH', ['mobile home']],
  ['mh roof', ['mobile home roof']],
  ['travel trailer', ['TT']],
  ['UMB and TT', ['UMB and travel trailer', 'umbrella and TT']],
  ['FL-MH', []],
  ['MHP', []],
  ['', []],
])('suggests other terms for %j', (query, words) => {
  expect(otherTerms(query)).toEqual(words);
});

it('returns the words of a query without its operators', () => {
  expect(queryWords('"wind hail" or roof -flood (x)')).toEqual(['wind', 'hail', 'roof', 'x']);
  expect(queryWords('oregon')).toEqual(['oregon']);
});
