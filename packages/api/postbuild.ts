import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describeTypes, readFieldDocumentation } from './build/describe-types.ts';
import { createOpenApiDocument } from './src/openapi.ts';
import { sampleResponses } from './src/sample-library.ts';

const root = import.meta.dirname;
const { version } = v.parse(
  v.object({ version: v.string() }),
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')),
);
// The OpenAPI document, for consumers that don't use TypeScript.
const document = createOpenApiDocument({ version, examples: sampleResponses() });
writeFileSync(join(root, 'dist/openapi.json'), `${JSON.stringify(document, null, 2)}\n`);
// The contract, which diagnostics refer to, and the pages that it links to.
for (const page of ['contract', 'own-host', 'product', 'glossary'])
  cpSync(join(root, `../../docs/${page}.md`), join(root, `dist/docs/${page}.md`));

// Editors show the OpenAPI document's descriptions on the fields of records.
for (const name of globSync('dist/*.d.{ts,cts}', { cwd: root })) {
  const file = join(root, name);
  const types = describeTypes(readFileSync(file, 'utf8'));
  writeFileSync(file, name.endsWith('.cts') ? importMswAsModule(types) : types);
}
for (const field of ['effective_until', 'title'])
  if (readFieldDocumentation(join(root, 'dist/index.d.ts'), 'Alert', field) === '')
    throw new Error(`The published type Alert has no documentation of ${field}.`);

/** msw 3 has no CommonJS build. Without the attribute, TypeScript's `node16` mode rejects its types in CommonJS. */
function importMswAsModule(types: string): string {
  return types.replace(
    /^import (\{[^}]+\} from 'msw');$/gm,
    "import type $1 with { 'resolution-mode': 'import' };",
  );
}
