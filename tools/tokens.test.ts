import { expect, it } from 'vitest';
import { parseApprovedTokens, findTokenDifferences } from './tokens.ts';

it('lists changed, added, and removed tokens by theme', () => {
  const before = { light: { '--ui-a': '1px', '--ui-gone': '2px' }, dark: { '--ui-a': '1px' } };
  const after = { light: { '--ui-a': '1px', '--ui-new': '3px' }, dark: { '--ui-a': '4px' } };
  expect(findTokenDifferences(before, after)).toEqual([
    'light --ui-gone: was 2px, is absent',
    'light --ui-new: was absent, is 3px',
    'dark --ui-a: was 1px, is 4px',
  ]);
});

it('reports nothing for equal values', () => {
  expect(
    findTokenDifferences({ light: { '--ui-a': '1px' } }, { light: { '--ui-a': '1px' } }),
  ).toEqual([]);
});

it('parses the sections of approved values', () => {
  const text = '# light\n--ui-a: 1px\n--ui-b: oklch(1 0 0 / 0.5)\n\n# 48em\n--ui-a: 2px\n';
  expect(parseApprovedTokens(text)).toEqual({
    light: { '--ui-a': '1px', '--ui-b': 'oklch(1 0 0 / 0.5)' },
    '48em': { '--ui-a': '2px' },
  });
});
