import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Each entry of React Router that the portal's bundle imports, and its file in the production build. */
const entries = { 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' };

/**
 * The alias that takes React Router in its own production build: its package.json leads every bundler to the development build,
 * which carries warnings, and has no `production` condition to choose by.
 *
 * @returns for `resolve.alias`: each specifier and the absolute path of its file.
 * @throws Error when the package no longer has one of the files.
 */
export function productionRouter(): { find: RegExp; replacement: string }[] {
  // The portal depends on react-router-dom, which alone can see the react-router beneath it.
  const routerDom = createRequire(import.meta.url).resolve('react-router-dom');
  const folder = dirname(createRequire(routerDom).resolve('react-router/package.json'));
  return Object.entries(entries).map(([specifier, file]) => {
    const replacement = join(folder, 'dist/production', file);
    if (!existsSync(replacement)) {
      throw new Error(
        `react-router has no ${replacement}. Look up where its production build stands and change apps/portal/build/production-router.ts.`,
      );
    }
    return { find: new RegExp(`^${specifier}$`), replacement };
  });
}
