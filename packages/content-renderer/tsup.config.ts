import { rmSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';

// Don't use tsup's `clean`: the builds run in parallel, and each would delete the others' output.
rmSync('dist', { recursive: true, force: true });

const shared: Options = {
  sourcemap: true,
  target: 'es2022',
  // Without this loader, CSS Modules are empty objects. Class names become `<file>_<local>`, so the
  // file names start with `pp-` to prefix every class. Minifying would shorten the names to `.a`, `.b`.
  loader: { '.css': 'local-css' },
};
const entryPoints = {
  index: 'src/index.ts',
  steps: 'src/steps.ts',
  text: 'src/text/text.ts',
  inspect: 'src/inspect/inspect.ts',
  // Not an entry point. Listed so that it gets a separate chunk, and `index` contains only re-exports.
  'rich-content': 'src/rich-content.tsx',
};

// The platform decides what `#parser` resolves to: the browser's parser, or parse5. The entry points of a
// build share chunks, so importing one function does not pull in the others' code.
export default defineConfig([
  {
    ...shared,
    platform: 'browser',
    format: 'esm',
    entry: Object.fromEntries(
      Object.entries(entryPoints).map(([name, source]) => [`${name}.browser`, source]),
    ),
  },
  {
    ...shared,
    platform: 'node',
    format: ['esm', 'cjs'],
    dts: true,
    entry: { ...entryPoints, 'html-react-parser': 'src/html-react-parser.ts' },
  },
]);
