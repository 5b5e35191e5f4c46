import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test } from 'vitest';
import {
  findExamples,
  readDocuments,
  root,
  updateCopies,
  type DocExample,
} from './doc-examples.ts';
import { runAndGetOutput } from './processes.ts';

const cache = join(root, '.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'doc-examples-'));
afterAll(() => rmSync(folder, { recursive: true }));

const documents = readDocuments();
const examples = [...documents].flatMap(([document, text]) => findExamples(document, text));

const toRelativePath = (path: string) => relative(folder, join(root, path));

/** Writes an example to a file. Returns the file's name, which contains its document and line. */
function writeModule({ document, line, extension, code }: DocExample): string {
  const file = `${document.replaceAll(/\W/g, '-')}-line-${line}.${extension}`;
  // A file without imports and exports is a module too.
  writeFileSync(join(folder, file), `${code}export {};\n`);
  return file;
}

/** Compiles modules with the sources of the packages, as an app with a bundler would. Returns the compiler's errors. */
async function compile(modules: readonly DocExample[]): Promise<string[]> {
  const files = modules.map(writeModule);
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: toRelativePath('tsconfig.base.json'),
      compilerOptions: {
        composite: false,
        incremental: false,
        declaration: false,
        emitDeclarationOnly: false,
        noEmit: true,
        jsx: 'react-jsx',
        types: ['vite/client', 'node'],
        // An example can leave a result unused.
        noUnusedLocals: false,
        paths: {
          '@producer-portal/ui/*': [toRelativePath('packages/ui/src/index.ts')],
          '@tanstack/react-query': [
            toRelativePath('packages/api/node_modules/@tanstack/react-query'),
          ],
          'html-react-parser': [
            toRelativePath('packages/content-renderer/node_modules/html-react-parser'),
          ],
          'react-router-dom': [toRelativePath('apps/portal/node_modules/react-router-dom')],
        },
      },
      files,
    }),
  );
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  return runAndGetOutput(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], {
    cwd: folder,
  }).then(
    () => [],
    (error: Error) => error.message.split('\n').filter((line) => line.includes('error TS')),
  );
}

const inlineExamples = examples.filter(({ file }) => file === undefined);

test('all examples compile', { timeout: 120_000 }, async () => {
  expect(inlineExamples.length).toBeGreaterThan(20);
  expect(await compile(inlineExamples)).toEqual([]);
});

test(
  'an example with a wrong type, a missing import, or an unknown name does not compile',
  {
    timeout: 120_000,
  },
  async () => {
    const invalid = [
      "import { alerts } from '@producer-portal/api';\nalerts.list.fetch(1, 2, 3, 4);\n",
      'createSession();\n',
      "import { Buton } from '@producer-portal/ui/button';\n",
    ].map((code, index): DocExample => ({
      document: 'invalid',
      line: index + 1,
      extension: 'ts',
      file: undefined,
      code,
    }));
    const errors = await compile(invalid);
    for (const { line } of invalid) expect(errors.join('\n')).toContain(`invalid-line-${line}.ts`);
  },
);

/** The content renderer's examples that import only our packages and React. */
const contentExamples = inlineExamples.filter(
  ({ document, code }) =>
    document.includes('content') && !/ from '(?:react-router-dom|html-react-parser)'/.test(code),
);

test('the examples of the content renderer render', async () => {
  const html = '<h2>Roof age</h2><p>Send <b>photos</b>.<script>alert(1)</script></p>';
  let rendered = 0;
  for (const example of contentExamples) {
    const file = join(folder, writeModule(example));
    const module = (await import(/* @vite-ignore */ file)) as Record<string, unknown>;
    for (const [name, component] of Object.entries(module)) {
      if (name !== 'Article' && name !== 'Guide') continue;
      const element = createElement(component as FunctionComponent<{ html: string }>, { html });
      const markup = renderToStaticMarkup(element);
      expect(markup).toContain('Roof age');
      expect(markup).not.toContain('alert(1)');
      rendered += 1;
    }
  }
  expect(rendered).toBeGreaterThan(5);
});

test('copies of files are up to date', () => {
  for (const [document, text] of documents) {
    const updated = updateCopies(text, (file) => readFileSync(join(root, file), 'utf8'));
    expect(updated, `Run "node tools/doc-examples.ts" to update ${document}.`).toBe(text);
  }
});

test('only examples that name a file are replaced with its content', () => {
  const own = '```ts\nown();\n```\n';
  const copy = (code: string) => `\`\`\`tsx app/[id]/page.tsx\n${code}\`\`\`\n`;
  expect(updateCopies(own + copy('old();\n'), (file) => `// ${file}\n`)).toBe(
    own + copy('// app/[id]/page.tsx\n'),
  );
});
