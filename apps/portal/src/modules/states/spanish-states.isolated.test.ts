// cspell:ignore Nueva Norte Hawai
import { expect, it, vi } from 'vitest';
import { splitState } from '../search-answers/find-availability.ts';
import { sortStates } from './sort-states.ts';
import { stateName, usStates } from './us-states.ts';

vi.mock('../../lib/page-locale.ts', () => ({
  formatLocale: 'es-US',
  pageLocale: 'es-US',
  messages: {},
}));

it('names states in Spanish, sorted by these names', () => {
  expect(['NY', 'SC', 'TX'].map(stateName)).toEqual(['Nueva York', 'Carolina del Sur', 'Texas']);
  const names = usStates.map(({ name }) => name);
  expect(new Set(names).size).toBe(51);
  expect(names).toEqual(sortStates(names));
  expect(names.indexOf('Carolina del Norte')).toBe(names.indexOf('California') + 1);
});

it.each([
  ['auto nueva york', 'NY'],
  ['new york auto', 'NY'],
  ['Virginia Occidental auto', 'WV'],
  ['west virginia auto', 'WV'],
  ['auto en Hawai', 'HI'],
])('finds the state in the search “%s”', (query, code) => {
  expect(splitState(query).state?.code).toBe(code);
});
