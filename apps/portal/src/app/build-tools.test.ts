import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { createClassName } from '../../build/css-names.ts';
import { findScreenImports } from '../../build/screen-imports.ts';
import { pathPattern } from '../../build/service-worker.ts';

it('builds a class name from the stylesheet’s name and rejects two stylesheets with the same name', () => {
  expect(createClassName('root', '/x/pp-a.module.css')).toBe('pp-a_root');
  expect(createClassName('root', '/x/pp-a.module.css?used')).toBe('pp-a_root');
  expect(() => createClassName('root', '/y/pp-a.module.css')).toThrow(/same name/u);
});

it.each([
  ['/', true],
  ['/alerts', true],
  ['/alerts/', true],
  ['/alerts/storm-watch', true],
  ['/alerts/a/b', false],
  ['/sso/initiate', false],
  ['/api/v1/alerts', false],
  ['/contact-someone', false],
  ['/evil/alerts', false],
])(
  'pathPattern matches paths of the given routes only, not of the catch-all route: %s',
  (path, isKnown) => {
    const pattern = new RegExp(pathPattern(['/', '/alerts', '/alerts/:id', '/*']), 'u');
    expect(pattern.test(path)).toBe(isKnown);
  },
);

const read = (code: string) => findScreenImports(parseSync('routes.js', code).program);

describe('findScreenImports', () => {
  it('finds inline imports, shared functions, and shared definitions', () => {
    expect(
      read(`
        const page = () => import('./page.tsx').then((module) => module.PageScreen);
        const center = { path: '/center', screen: () => import('./center.tsx') };
        export const routes = {
          list: { path: '/list', screen: () => import('./list.tsx') },
          'list.detail': {
            path: '/list/:id',
            screen: () => import('./detail.tsx').then((module) => module.DetailScreen),
          },
          page: { path: '/page', screen: page },
          ask: { page: true, path: '/ask', screen: page },
          center,
          again: { ...center, path: center.path + '/again' },
        };
      `),
    ).toEqual([
      ['list', './list.tsx'],
      ['list.detail', './detail.tsx'],
      ['page', './page.tsx'],
      ['ask', './page.tsx'],
      ['center', './center.tsx'],
      ['again', './center.tsx'],
    ]);
  });

  it('returns an empty list if there are no imports', () => {
    expect(read(`export const routes = { list: { screen: () => 1 } };`)).toEqual([]);
  });
});
