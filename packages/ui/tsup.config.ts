import { globSync, rmSync } from 'node:fs';
import { defineConfig } from 'tsup';
import type { Options } from 'tsup';

// By hand, because the two builds run side by side and each would clean away what the other has written.
rmSync('dist', { recursive: true, force: true });

const shared: Options = {
  dts: { entry: 'src/index.ts' },
  sourcemap: true,
  target: 'es2022',
  // Without it CSS Modules come out as empty objects. Names become `<file>_<local>`: hence `pp-` in file
  // names, and no minifying, which would make them `.a`, `.b`.
  loader: { '.css': 'local-css' },
  banner: { js: "'use client';" },
};

export default defineConfig([
  {
    ...shared,
    format: 'esm',
    // One entry for each component beside the door: a bundler can then split them, and a page that opens
    // no dialog loads none.
    entry: ['src/index.ts', ...globSync('src/components/*/*.tsx').filter(isSource)],
    splitting: true,
  },
  { ...shared, format: 'cjs', entry: ['src/index.ts'] },
]);

function isSource(file: string): boolean {
  return !/\.(?:test|stories)\.tsx$/.test(file);
}
