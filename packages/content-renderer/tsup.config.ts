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
const parsers = {
  index: 'src/index.ts',
  steps: 'src/steps.ts',
  text: 'src/text/text.ts',
  inspect: 'src/inspect/inspect.ts',
  // No door of its own: so it stands in a chunk apart, and the index holds nothing but names.
  'rich-content': 'src/rich-content.tsx',
};

// The platform decides what `#parser` means: the browser's own parser, or parse5. Doors of one build share
// chunks, so whoever imports one function from one of them gets none of the others' code.
export default defineConfig([
  {
    ...shared,
    platform: 'browser',
    format: 'esm',
    entry: Object.fromEntries(
      Object.entries(parsers).map(([name, source]) => [`${name}.browser`, source]),
    ),
  },
  {
    ...shared,
    platform: 'node',
    format: ['esm', 'cjs'],
    dts: true,
    entry: { ...parsers, 'html-react-parser': 'src/html-react-parser.ts' },
  },
]);
