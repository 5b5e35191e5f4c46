import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { cssName } from '../../build/css-names.ts';
import { screenImports } from '../../build/screen-imports.ts';

it('names a class by its sheet alone, and refuses two sheets of one name', () => {
  expect(cssName('root', '/x/pp-a.module.css')).toBe('pp-a_root');
  expect(cssName('root', '/x/pp-a.module.css?used')).toBe('pp-a_root');
  expect(() => cssName('root', '/y/pp-a.module.css')).toThrow(/same name/u);
});

const read = (code: string) => screenImports(parseSync('routes.js', code).program);

describe('reading the screens of a feature', () => {
  it('finds the import in place and in a helper', () => {
    expect(
      read(`
        const page = () => import('./page.tsx').then((module) => module.PageScreen);
        export const routes = {
          list: () => import('./list.tsx'),
          'list.detail': () => import('./detail.tsx').then((module) => module.DetailScreen),
          page,
          ask: page,
        };
      `),
    ).toEqual([
      ['list', './list.tsx'],
      ['list.detail', './detail.tsx'],
      ['page', './page.tsx'],
      ['ask', './page.tsx'],
    ]);
  });

  it('finds nothing where nothing is imported', () => {
    expect(read(`export const routes = { list: () => 1 };`)).toEqual([]);
  });
});
