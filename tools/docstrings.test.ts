import { expect, it } from 'vitest';
import { findUndocumented } from './docstrings.ts';

const names = ['a', 'A', 'f'];

it.each([
  ['a comment before the export', '/** One. */\nexport const a = 1;', []],
  ['a type after its schema', '/** One. */\nexport const a = 1;\nexport type A = typeof a;', []],
  ['no comment', 'export const a = 1;', ['a']],
  ['an ordinary comment', '/* One. */\nexport const a = 1;', ['a']],
  [
    'a comment of another declaration',
    '/** One. */\nexport const a = 1;\n\nexport function f() {}',
    ['f'],
  ],
  ['a name that is not exported by the package', 'export const b = 1;', []],
])('finds names without a comment: %s', (_case, source, expected) => {
  expect(findUndocumented('a.ts', source, names)).toEqual(expected);
});
