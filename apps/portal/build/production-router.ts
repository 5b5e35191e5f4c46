import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The React Router entry points in the portal's bundle, each with its file in the production build. */
const entries = { 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' };

/**
 * The alias for React Router's production build. React Router's package.json has no `production` condition, so bundlers use
 * the development build, which logs warnings and shows developer hints on errors.
 *
 * @returns entries for `resolve.alias`, with absolute paths.
 * @throws Error when the package has no such file.
 */
export function productionRouter(): { find: RegExp; replacement: string }[] {
  // Only react-router-dom can resolve react-router: the portal does not depend on it directly.
  const routerDom = createRequire(import.meta.url).resolve('react-router-dom');
  const folder = dirname(createRequire(routerDom).resolve('react-router/package.json'));
  return Object.entries(entries).map(([specifier, file]) => {
    const replacement = join(folder, 'dist/production', file);
    if (!existsSync(replacement)) {
      throw new Error(
        `react-router has no ${replacement}. Find its production build and update apps/portal/build/production-router.ts.`,
      );
    }
    return { find: new RegExp(`^${specifier}$`), replacement };
  });
}
