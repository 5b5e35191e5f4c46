import { expect, it } from 'vitest';
import { readRecentSearches, saveRecentSearch } from './recent-searches.ts';

it('returns up to six distinct searches, latest first', () => {
  for (const text of ['roof', 'hail', 'Roof', ' ', 'a'.repeat(101)]) saveRecentSearch('me', text);
  expect(readRecentSearches('me')).toEqual(['Roof', 'hail']);
  for (const text of ['1', '2', '3', '4', '5']) saveRecentSearch('me', text);
  expect(readRecentSearches('me')).toEqual(['5', '4', '3', '2', '1', 'Roof']);
});

it('keeps searches for one user only, and replaces them when another user searches', () => {
  saveRecentSearch('me', 'roof');
  expect(readRecentSearches('you')).toEqual([]);
  saveRecentSearch('you', 'hail');
  expect(readRecentSearches('you')).toEqual(['hail']);
  expect(readRecentSearches('me')).toEqual([]);
});

it.each([
  '',
  'null',
  '7',
  '{',
  '[]',
  '{"uuid":"me"}',
  '{"uuid":"me","value":"roof"}',
  '{"uuid":"me","value":{"length":3}}',
  '{"uuid":"me","value":[null,7,{"toString":1},["x"],"  "]}',
  `{"uuid":"me","value":["${'a'.repeat(5000)}"]}`,
])('ignores the stored value %j', (stored) => {
  sessionStorage.setItem('recentSearches', stored);
  expect(readRecentSearches('me')).toEqual([]);
});
