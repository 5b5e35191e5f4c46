import { describe, expect, it } from 'vitest';
import {
  budgetsFor,
  doubledLibraries,
  loadFaults,
  loadTable,
  routeLoads,
  strayModules,
} from './route-chunks.ts';

const guides = { js: 100, css: 50, scripts: 2 };

it('counts what a route loads, and no request for what most pages have', () => {
  const files = ['assets/guides-1.js', 'assets/shared-1.js', 'assets/guides-1.css'];
  expect(routeLoads({ guides: { feature: 'guides', files } }, () => 10)).toEqual({
    guides: { js: 20, css: 10, scripts: 1 },
  });
});

describe('loadFaults', () => {
  it('is content at the budget', () => {
    expect(loadFaults({ guides }, { guides })).toEqual([]);
  });

  it.each([
    { load: { js: 101 }, fault: 'guides: 101 bytes of js, 1 over its budget of 100' },
    { load: { css: 52 }, fault: 'guides: 52 bytes of css, 2 over its budget of 50' },
    { load: { scripts: 10 }, fault: 'guides: 10 scripts, more than 9' },
  ])('refuses $load', ({ load, fault }) => {
    expect(loadFaults({ guides }, { guides: { ...guides, ...load } })).toEqual([
      expect.stringContaining(fault),
    ]);
  });

  it('refuses what has no budget, and a budget of what is gone', () => {
    expect(loadFaults({ gone: guides }, { fresh: guides })).toEqual([
      expect.stringContaining('fresh: no budget'),
      expect.stringContaining('gone: it has a budget and is no route'),
    ]);
  });
});

it('leaves 5 % above what was measured, and shows it in kilobytes', () => {
  const budgets = budgetsFor({ guides: { js: 1000, css: 10, scripts: 2 } });
  expect(budgets).toEqual({ guides: { js: 1050, css: 11, scripts: 2 } });
  expect(loadTable(budgets).split('\n').at(-1)).toBe('| guides |        1.1 |    0.0 |       2 |');
});

describe('strayModules', () => {
  const copy = 'apps/portal/src/features/guides/copy.ts';
  const routes = {
    'guides.list': { feature: 'guides', files: ['guides.js', 'common.js'] },
    'alerts.list': { feature: 'alerts', files: ['news.js', 'common.js'] },
  };

  it('leaves alone what its own area loads, whoever else does', () => {
    expect(strayModules({ routes, modules: { 'common.js': [copy], 'guides.js': [copy] } })).toEqual(
      [],
    );
  });

  it('finds code of an area in a chunk that only others load', () => {
    expect(strayModules({ routes, modules: { 'news.js': ['packages/ui/a.tsx', copy] } })).toEqual([
      expect.stringContaining(`news.js: it holds ${copy}, but only alerts load it`),
    ]);
  });

  it('has no word on the entry and on what is loaded on demand', () => {
    expect(strayModules({ routes, modules: { 'index.js': [copy] } })).toEqual([]);
  });
});

it('finds a library that is in the build in two versions', () => {
  const store = 'node_modules/.pnpm';
  const modules = {
    'a.js': [
      `${store}/@a+slot@1.0.0/node_modules/@a/slot/index.js`,
      `${store}/b@1.0.0/node_modules/b/index.js`,
    ],
    'b.js': [
      `${store}/@a+slot@1.1.0/node_modules/@a/slot/index.js`,
      `${store}/b@1.0.0/node_modules/b/more.js`,
    ],
  };
  expect(doubledLibraries(modules)).toEqual([
    expect.stringContaining('@a/slot is in the build 2 times'),
  ]);
});
