import { globSync, rmSync } from 'node:fs';
import { defineConfig } from 'tsup';
import type { Options } from 'tsup';

// Clean here, because the two builds run in parallel and would delete each other's files.
rmSync('dist', { recursive: true, force: true });

const shared: Options = {
  dts: { entry: 'src/index.ts' },
  sourcemap: true,
  target: 'es2022',
  // Without this loader, CSS Modules are empty objects. It names classes `<file>_<local>`, so CSS
  // file names start with `pp-`. Minification stays off, because it would shorten the names to `.a`.
  loader: { '.css': 'local-css' },
  banner: { js: "'use client';" },
};

export default defineConfig([
  {
    ...shared,
    format: 'esm',
    // Each component is an entry too, so that bundlers can split them: a page without dialogs loads
    // no dialog code.
    entry: ['src/index.ts', ...globSync('src/components/*/*.tsx').filter(isSource)],
    splitting: true,
  },
  { ...shared, format: 'cjs', entry: ['src/index.ts'] },
]);

function isSource(file: string): boolean {
  return !/\.(?:test|stories)\.tsx$/.test(file);
}
