import { expect, it } from 'vitest';
import { pageSteps } from './page-steps.ts';

function formatSteps(page: number, pageCount: number): string {
  return pageSteps(page, pageCount)
    .map((step) => (step.kind === 'gap' ? '…' : String(step.page)))
    .join(' ');
}

it.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [1, 9, '1 2 … 9'],
  [3, 9, '1 2 3 4 … 9'],
  [4, 9, '1 2 3 4 5 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [9, 9, '1 … 8 9'],
  [100, 200, '1 … 99 100 101 … 200'],
])('page %i of %i: %s', (page, pageCount, expected) => {
  expect(formatSteps(page, pageCount)).toBe(expected);
});

it('assigns a unique key to every step', () => {
  const keys = pageSteps(100, 200).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});
