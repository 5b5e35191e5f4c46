import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { createOpenApiDocument } from './src/openapi.ts';
import { sampleAnswers } from './src/testing.ts';

const root = import.meta.dirname;
const { version } = v.parse(
  v.object({ version: v.string() }),
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')),
);
// The contract, for whoever reads JSON and no TypeScript.
const document = createOpenApiDocument({ version, examples: sampleAnswers() });
writeFileSync(join(root, 'dist/openapi.json'), `${JSON.stringify(document, null, 2)}\n`);

// What is built in comes with its licence.
const licences = { axios: 'LICENSE', qs: 'LICENSE.md' };
const notices = Object.entries(licences).map(([name, file]) => {
  const text = readFileSync(join(root, 'node_modules', name, file), 'utf8');
  return `The code of this package contains parts of ${name}, under this licence:\n\n${text.trim()}\n`;
});
writeFileSync(join(root, 'dist/THIRD-PARTY-LICENCES.txt'), notices.join('\n---\n\n'));

// What these entries hold stands in chunks that the doors share.
rmSync(join(root, 'dist/chunks'), { recursive: true });
