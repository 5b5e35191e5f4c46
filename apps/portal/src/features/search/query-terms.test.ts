import { expect, it } from 'vitest';
import { getQueryWords, suggestQueries } from './query-terms.ts';

it.each([
  ['MH', ['mobile home']],
  ['mh roof', ['mobile home roof']],
  ['travel trailer', ['TT']],
  ['UMB and TT', ['UMB and travel trailer', 'umbrella and TT']],
  ['FL-MH', []],
  ['MHP', []],
  ['', []],
])('suggests other queries for %j', (query, words) => {
  expect(suggestQueries(query)).toEqual(words);
});

it('returns the words of a query without its operators', () => {
  expect(getQueryWords('"wind hail" or roof -flood (x)')).toEqual(['wind', 'hail', 'roof', 'x']);
  expect(getQueryWords('oregon')).toEqual(['oregon']);
});

it('leaves out words that nearly every text has, unless there are no others', () => {
  expect(getQueryWords('can I bind in Ohio')).toEqual(['bind', 'Ohio']);
  expect(getQueryWords('roof age IN')).toEqual(['roof', 'age', 'IN']);
  expect(getQueryWords('what is the')).toEqual(['what', 'is', 'the']);
});
