import { expect, it } from 'vitest';
import { editDistance, findNearestWord } from './edit-distance.ts';

it.each([
  ['roof', 'roof', 0],
  ['motorcyle', 'motorcycle', 1],
  ['undewriting', 'underwriting', 1],
  ['deductable', 'deductible', 1],
  ['umbrellla', 'umbrella', 1],
  ['hial', 'hail', 1],
  ['flod', 'flood', 1],
  ['manufatured', 'manufactured', 1],
  ['insurnace', 'insurance', 1],
  ['setlemnt', 'settlement', 2],
])('counts the typos in %s when the word is %s', (typed, word, edits) => {
  expect(editDistance(typed, word)).toBe(edits);
});

it.each([
  // Three letters are too short.
  ['car', 'cat'],
  // At most one typo in a short word, two in a long one.
  ['boat', 'goal'],
  ['hail', 'mailing'],
  ['umbrla', 'umbrella'],
  ['motorist', 'motorcycle'],
  ['', 'word'],
])('does not recognize %j as a typo of %s', (typed, word) => {
  expect(editDistance(typed, word)).toBeNull();
});

it('finds the word with the fewest typos, or the most frequent one if several words tie', () => {
  expect(findNearestWord('motorcyle', ['motorcycles', 'motorcycle'])).toBe('motorcycle');
  expect(findNearestWord('bots', ['boats', 'boots', 'boots'])).toBe('boots');
  expect(findNearestWord('bots', ['boats', 'boots'])).toBe('boats');
  expect(findNearestWord('hull', ['boats'])).toBeNull();
});
