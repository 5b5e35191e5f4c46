import { expect, it } from 'vitest';
import { undocumented } from './docstrings.ts';

const names = ['a', 'A', 'f'];

it.each([
  ['a comment before it', '/** One. */\nexport const a = 1;', []],
  ['a type behind its schema', '/** One. */\nexport const a = 1;\nexport type A = typeof a;', []],
  ['none', 'export const a = 1;', ['a']],
  ['a comment that is for readers of the code', '/* One. */\nexport const a = 1;', ['a']],
  ['a comment of another', '/** One. */\nexport const a = 1;\n\nexport function f() {}', ['f']],
  ['a name that is not handed out', 'export const b = 1;', []],
])('knows what has %s', (_case, source, expected) => {
  expect(undocumented('a.ts', source, names)).toEqual(expected);
});
