import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { createOpenApiDocument } from './src/openapi.ts';
import { sampleResponses } from './src/testing.ts';

const root = import.meta.dirname;
const { version } = v.parse(
  v.object({ version: v.string() }),
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')),
);
// The OpenAPI document, for consumers that don't use TypeScript.
const document = createOpenApiDocument({ version, examples: sampleResponses() });
writeFileSync(join(root, 'dist/openapi.json'), `${JSON.stringify(document, null, 2)}\n`);

// msw 3 has no CommonJS build. Without the attribute, TypeScript's `node16` mode rejects its types in CommonJS.
for (const file of globSync('*.d.cts', { cwd: join(root, 'dist') })) {
  const path = join(root, 'dist', file);
  const types = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    types.replace(
      /^import (\{[^}]+\} from 'msw');$/gm,
      "import type $1 with { 'resolution-mode': 'import' };",
    ),
  );
}
