import { globSync, rmSync } from 'node:fs';
import { defineConfig } from 'tsup';
import type { Options } from 'tsup';

// Clean here: the two builds run in parallel, and each would delete the other's files.
rmSync('dist', { recursive: true, force: true });

const shared: Options = {
  dts: { entry: 'src/index.ts' },
  sourcemap: true,
  target: 'es2022',
  // Without this loader, CSS Modules are empty objects. It generates names such as
  // `<file>_<local>`: hence the `pp-` prefix of file names, and no minification, which would
  // shorten them to `.a`, `.b`.
  loader: { '.css': 'local-css' },
  banner: { js: "'use client';" },
};

export default defineConfig([
  {
    ...shared,
    format: 'esm',
    // An entry for each component besides index: bundlers can split them, and a page without
    // dialogs loads none.
    entry: ['src/index.ts', ...globSync('src/components/*/*.tsx').filter(isSource)],
    splitting: true,
  },
  { ...shared, format: 'cjs', entry: ['src/index.ts'] },
]);

function isSource(file: string): boolean {
  return !/\.(?:test|stories)\.tsx$/.test(file);
}
