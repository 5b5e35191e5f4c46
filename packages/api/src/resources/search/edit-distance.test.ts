import { expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

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
])('counts the slips of %s for %s', (typed, word, edits) => {
  expect(editDistance(typed, word)).toBe(edits);
});

it.each([
  // Three letters say too little.
  ['car', 'cat'],
  // One slip of a short word, two of a long one.
  ['boat', 'goal'],
  ['hail', 'mailing'],
  ['umbrla', 'umbrella'],
  ['motorist', 'motorcycle'],
  ['', 'word'],
])('does not take %j for %s', (typed, word) => {
  expect(editDistance(typed, word)).toBeNull();
});
