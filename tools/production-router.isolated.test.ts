import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, it, vi } from 'vitest';
import { productionRouter } from '../apps/portal/build/production-router.ts';
import viteConfig from '../apps/portal/vite.config.ts';

vi.mock('node:fs', { spy: true });

const listExports = async (specifier: string) =>
  Object.keys((await import(/* @vite-ignore */ specifier)) as object).toSorted();

it('React Router’s production build is the portal’s only alias, and only in builds', () => {
  const getAlias = (command: 'build' | 'serve') =>
    viteConfig({ command, mode: 'production' }).resolve?.alias;
  expect(getAlias('build')).toEqual(productionRouter());
  expect(getAlias('serve')).toEqual([]);
});

it('the alias points to a production build with the same exports', async () => {
  const targets = productionRouter();
  expect(targets.map(({ find }) => find)).toEqual([/^react-router$/, /^react-router\/dom$/]);
  for (const { replacement } of targets) {
    const development = replacement.replace('/production/', '/development/');
    expect(development).not.toBe(replacement);
    const names = await listExports(pathToFileURL(replacement).href);
    expect(names).toContain('RouterProvider');
    expect(names).toEqual(await listExports(pathToFileURL(development).href));
  }
});

it('the alias throws if React Router no longer has this build', () => {
  vi.mocked(existsSync).mockReturnValueOnce(false);
  expect(productionRouter).toThrow('react-router has no ');
});
