import { globSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { createModuleBuilds } from '../../tools/package-modules.ts';

const modules = globSync(
  [
    '*.{ts,tsx,module.css}',
    'diff/*.{ts,tsx,module.css}',
    '{inspect,parse,redact,render,rules,sanitize,text}/*.ts',
  ],
  { cwd: 'src' },
);

export default defineConfig(
  createModuleBuilds(
    modules.filter((file) => !/\.(?:test|stories)\.tsx?$/.test(file)),
    {
      // The app's bundler or Node.js selects the modules of the platform: see `imports` in package.json.
      external: ['#parser', '#error-boundary'],
      dts: {
        entry: {
          index: 'src/index.ts',
          steps: 'src/steps.ts',
          text: 'src/text/text.ts',
          inspect: 'src/inspect/inspect.ts',
          diff: 'src/diff.ts',
          'rich-content-diff': 'src/diff/rich-content-diff.tsx',
          redact: 'src/redact/redact.ts',
          'html-react-parser': 'src/html-react-parser.ts',
        },
      },
    },
  ),
);
