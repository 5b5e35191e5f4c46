import { parseSync } from 'vite';
import { pathWithQuery } from '@producer-portal/api';
import { describe, expect, it } from 'vitest';
import { cssName } from '../../build/css-names.ts';
import { utils } from '../../build/qs-utils.ts';
import { screenImports } from '../../build/screen-imports.ts';
import { getSideChannel } from '../../build/side-channel.ts';

describe('the stand-in for side-channel', () => {
  it('holds values by identity and forgets them', () => {
    const channel = getSideChannel();
    const key = {};
    expect(channel.has(key)).toBe(false);
    expect(() => channel.assert(key)).toThrow(TypeError);
    channel.set(key, 1);
    expect(channel.get(key)).toBe(1);
    expect(channel.has({})).toBe(false);
    channel.delete(key);
    expect(channel.get(key)).toBeUndefined();
  });

  it('notices a cycle as qs does with it: one channel a level, linked under a sentinel', () => {
    const sentinel = {};
    const cyclic: { self?: object } = {};
    cyclic.self = cyclic;
    const outer = getSideChannel();
    outer.set(cyclic, 0);
    const inner = getSideChannel();
    inner.set(sentinel, outer);
    const above = inner.get(sentinel) as ReturnType<typeof getSideChannel>;
    expect(above.has(cyclic.self)).toBe(true);
  });

  it('is what the query strings of the API are written with', () => {
    expect(pathWithQuery({ path: '/a', keys: ['b[]'] }, { b: ['1', '2'] })).toBe('/a?b[]=1&b[]=2');
  });
});

/** What `qs` itself makes of a value, without its key. */
const byQs = (q: string | number | boolean) =>
  pathWithQuery({ path: '/a', keys: ['q'] }, { q }).replace('/a?q=', '');

describe('the stand-in for the utilities of qs', () => {
  const ascii = Array.from({ length: 128 }, (_unused, code) => String.fromCharCode(code));

  it.each([
    ['ASCII', ascii.join('')],
    ['other scripts', 'Müller, 保険 €5 · ½'],
    ['pairs, and halves of them', '😀 \uD83D \uDE00\uD83D'],
    ['a pair where qs begins a new piece', `${'a'.repeat(1023)}😀`],
    ['a number', 10.5],
    ['a flag', true],
  ])('writes %s as qs does', (_name, value) => {
    expect(utils.encode(value)).toBe(byQs(value));
  });
});

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
