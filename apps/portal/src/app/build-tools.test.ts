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
  it('finds the import in place, in a helper, and in a helper of a helper', () => {
    expect(
      read(`
        const screen = () => import('./page.tsx').then((m) => m.Page);
        const fixed = (slug) => ({ screen, slug });
        export const routes = {
          list: { screen: () => import('./list.tsx') },
          'list.detail': { preload: () => fetch('/'), screen: () => import('./detail.tsx') },
          page: { screen },
          ask: fixed('ask'),
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
    expect(read(`export const routes = { list: { screen: () => 1 } };`)).toEqual([]);
  });
});
