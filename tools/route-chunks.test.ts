import { describe, expect, it } from 'vitest';
import { findDuplicateLibraries, findEarlyModules, findMisplacedModules } from './route-chunks.ts';

describe('findMisplacedModules', () => {
  const copy = 'apps/portal/src/features/guides/copy.ts';
  const routes = {
    'guides.list': { path: '/guides', feature: 'guides', files: ['guides.js', 'common.js'] },
    'alerts.list': { path: '/alerts', feature: 'alerts', files: ['news.js', 'common.js'] },
  };

  it('accepts code that its own feature loads, even if other features load it too', () => {
    expect(
      findMisplacedModules({
        entry: ['index.js'],
        routes,
        modules: { 'common.js': [copy], 'guides.js': [copy] },
      }),
    ).toEqual([]);
  });

  it('finds a feature’s code in a chunk that only other features load', () => {
    expect(
      findMisplacedModules({
        entry: ['index.js'],
        routes,
        modules: { 'news.js': ['packages/ui/a.tsx', copy] },
      }),
    ).toEqual([expect.stringContaining(`news.js: it contains ${copy}, but only alerts load it`)]);
  });

  it('ignores the entry and chunks that load on demand', () => {
    expect(
      findMisplacedModules({ entry: ['index.js'], routes, modules: { 'index.js': [copy] } }),
    ).toEqual([]);
  });
});

it('finds a library with two versions in the build', () => {
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
  expect(findDuplicateLibraries(modules)).toEqual([
    expect.stringContaining('@a/slot is in the build 2 times'),
  ]);
});

describe('findEarlyModules', () => {
  const axios = 'node_modules/.pnpm/axios@1.0.0/node_modules/axios/index.js';
  const routes = { alerts: { path: '/alerts', feature: 'alerts', files: ['news.js'] } };

  it.each(['index.js', 'news.js'])('finds axios in %s', (chunk) => {
    const report = { entry: ['index.js'], routes, modules: { [chunk]: [axios] } };
    expect(findEarlyModules(report)).toEqual([
      expect.stringContaining(`${chunk}: it contains ${axios}`),
    ]);
  });

  it('allows axios in a chunk that loads with the first call', () => {
    const modules = { 'transport.js': [axios] };
    expect(findEarlyModules({ entry: ['index.js'], routes, modules })).toEqual([]);
  });
});
