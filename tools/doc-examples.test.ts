import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createApiClient, exchangeCode, type ApiClient } from '@producer-portal/api';
import { createSession, type Session } from '@producer-portal/api/session';
import { FIXED_NOW, handlers, sampleHandlers, sampleTokens } from '@producer-portal/api/testing';
import { toText } from '@producer-portal/content-renderer/text';
import { setupServer } from 'msw/node';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

/** The examples that export something and import only our packages and React. */
const runnableExamples = inlineExamples.filter(
  ({ code }) =>
    /^export (?!type)/m.test(code) &&
    !/ from '(?:react-router-dom|html-react-parser|@tanstack\/react-query)'/.test(code),
);

/** Renders an example's component on a server. */
const renderMarkup = (component: unknown, props: object) =>
  renderToStaticMarkup(createElement(component as FunctionComponent<object>, props));

function checkArticle(component: unknown): void {
  const html = '<h2>Roof age</h2><p>Send <b>photos</b>.<script>alert(1)</script></p>';
  const markup = renderMarkup(component, { title: 'Guide', html });
  expect(markup).toContain('Roof age');
  expect(markup).not.toContain('alert(1)');
}

const createTestSession = () => createSession({ storage: null, now: () => FIXED_NOW });
const createTestClient = (session: Session) =>
  createApiClient({ host: 'https://api.example.com', session });

/** Calls an example's function. */
const run = (exported: unknown, ...args: unknown[]) =>
  (exported as (...values: unknown[]) => unknown)(...args);

/** Uses each export of the examples as its readers would. */
const checks: Readonly<Record<string, (exported: unknown) => unknown>> = {
  Article: checkArticle,
  Guide: checkArticle,
  WhatChanged(component) {
    const versions = { before: '<p>Send photos.</p>', after: '<p>Call us.</p>' };
    expect(renderMarkup(component, versions)).toContain('1 changes');
  },
  AlertPages(component) {
    const markup = renderMarkup(component, { page: 2, t: (text: string) => text });
    expect(markup).toContain('href="/alerts?page=3"');
  },
  UserName: (component) => expect(renderMarkup(component, {})).toContain('Signed out'),
  IdleWarning: (component) => expect(renderMarkup(component, {})).toBe(''),
  RemoveButton: (component) => expect(renderMarkup(component, {})).toContain('Remove'),
  listProblems(listProblems) {
    expect(run(listProblems, '<a href="#">Form</a>')).toEqual(['“Form” leads nowhere: #']);
  },
  toClientText(toClientText) {
    expect(run(toClientText, '<p>Public</p><p class="internal">Internal</p>')).toBe('Public');
  },
  html: (html) => expect(toText(html as string)).toBe('Roof age\nSend two photos, please.'),
  outcomes: (outcomes) => expect(outcomes).toHaveLength(5),
  async api(api) {
    expect(await exchangeCode(api as ApiClient, 'code')).toMatchObject({ outcome: 'accepted' });
  },
  async addFavorite(addFavorite) {
    const session = createTestSession();
    session.signIn(sampleTokens('manager'));
    expect(await run(addFavorite, createTestClient(session), 'Job aids', '/guides')).toBeNull();
  },
  async signIn(signIn) {
    const session = createTestSession();
    expect(await run(signIn, createTestClient(session), session, 'code')).toBeNull();
    expect(session.snapshot().claims).not.toBeNull();
  },
};

const server = setupServer(
  ...sampleHandlers(),
  handlers.authToken.exchange.complete(sampleTokens('manager')),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

test.each(runnableExamples)('the example in $document, line $line, runs', async (example) => {
  // The build creates the entry points of the components.
  const code = example.code.replaceAll(/(?<='@producer-portal\/ui)\/[\w-]+(?=')/g, '');
  const file = join(folder, writeModule({ ...example, code }));
  const module = (await import(/* @vite-ignore */ file)) as Record<string, unknown>;
  const exportedNames = Object.keys(module);
  expect(exportedNames).not.toEqual([]);
  for (const name of exportedNames) {
    expect(checks, `Add a check of ${name} to this test.`).toHaveProperty(name);
    await checks[name]?.(module[name]);
  }
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
