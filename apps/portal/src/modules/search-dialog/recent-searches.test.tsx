import { expect, it } from 'vitest';
import { recallSearches, rememberSearch } from './recent-searches.ts';

it('returns up to six distinct searches, latest first', () => {
  for (const text of ['roof', 'hail', 'Roof', ' ', 'a'.repeat(101)]) rememberSearch('me', text);
  expect(recallSearches('me')).toEqual(['Roof', 'hail']);
  for (const text of ['1', '2', '3', '4', '5']) rememberSearch('me', text);
  expect(recallSearches('me')).toEqual(['5', '4', '3', '2', '1', 'Roof']);
});

it('belongs to one user and is replaced when another user searches', () => {
  rememberSearch('me', 'roof');
  expect(recallSearches('you')).toEqual([]);
  rememberSearch('you', 'hail');
  expect(recallSearches('you')).toEqual(['hail']);
  expect(recallSearches('me')).toEqual([]);
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
  expect(recallSearches('me')).toEqual([]);
});
