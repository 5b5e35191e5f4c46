import { expect, it } from 'vitest';
import { getPageItems } from './page-items.ts';

function formatItems(page: number, pageCount: number): string {
  return getPageItems(page, pageCount)
    .map((item) => (item.kind === 'gap' ? '…' : String(item.page)))
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
])('lists the links of page %i of %i: %s', (page, pageCount, expected) => {
  expect(formatItems(page, pageCount)).toBe(expected);
});

it('assigns a unique key to every item', () => {
  const keys = getPageItems(100, 200).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});
