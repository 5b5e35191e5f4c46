import { rmSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';

// By hand, because the builds run side by side and each would clean away what the others have written.
rmSync('dist', { recursive: true, force: true });

const shared: Options = {
  sourcemap: true,
  target: 'es2022',
  // Without it CSS Modules come out as empty objects. Names become `<file>_<local>`: hence `pp-` in the
  // file's name, and no minifying, which would make them `.a`, `.b`.
  loader: { '.css': 'local-css' },
};
// The platform decides what `#door` means: the browser's own parser, or html-react-parser's.
const browser: Options = { ...shared, platform: 'browser', format: 'esm' };
const server: Options = { ...shared, platform: 'node', format: ['esm', 'cjs'], dts: true };
const client = { js: "'use client';" };

export default defineConfig([
  { ...browser, entry: { 'index.browser': 'src/index.ts' }, banner: client },
  { ...browser, entry: { 'steps.browser': 'src/steps.ts' } },
  { ...server, entry: ['src/index.ts'], banner: client },
  { ...server, entry: ['src/steps.ts'] },
]);
