import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { isSmoke } from '../settings.ts';
import type { Candidate } from './candidates.ts';

const outDir = join(import.meta.dirname, 'dist');
const toSourcePath = ({ file }: Candidate) =>
  join(import.meta.dirname, 'candidates', `${file}.tsx`);
const isReact = (id: string) => /^react(?:-dom)?(?:\/|$)/.test(id);

/** Provides the entry module, which is virtual because its code depends on the candidate. */
function createEntryPlugin(code: string): Plugin {
  const id = 'virtual:entry';
  return {
    name: 'entry',
    resolveId: (requested) => (requested === id ? `\0${id}` : null),
    load: (requested) => (requested === `\0${id}` ? code : null),
  };
}

/** Returns the JavaScript of a production build, without styles. */
async function bundle(code: string, config: NonNullable<InlineConfig['build']>, ssr = false) {
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    plugins: [createEntryPlugin(code)],
    define: { 'process.env.NODE_ENV': '"production"' },
    ...(ssr ? { ssr: { noExternal: true } } : {}),
    build: {
      write: false,
      minify: !isSmoke,
      target: 'es2022',
      ...config,
      rolldownOptions: { input: 'virtual:entry', ...config.rolldownOptions },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = output.output.filter((each) => each.type === 'chunk');
  if (chunks.length !== 1) throw new Error(`Expected one chunk, found ${chunks.length}.`);
  return chunks[0]?.code ?? '';
}

const toImportSpecifier = (path: string) => JSON.stringify(pathToFileURL(path).pathname);

/** Builds the script of a candidate's page: its component, production React, and the stopwatch. */
export function buildPageScript(candidate: Candidate): Promise<string> {
  return bundle(
    `import { createRichText } from ${toImportSpecifier(toSourcePath(candidate))};
     import { exposeStopwatch } from ${toImportSpecifier(join(import.meta.dirname, 'page.tsx'))};
     exposeStopwatch(createRichText(window));`,
    { rolldownOptions: { output: { format: 'iife' } } },
  );
}

/** Returns the gzip size, in bytes, of a candidate's JavaScript without React. */
export async function measureGzipSize(candidate: Candidate): Promise<number> {
  const code = await bundle(`export * from ${toImportSpecifier(toSourcePath(candidate))};`, {
    rolldownOptions: { external: isReact, preserveEntrySignatures: 'strict' },
  });
  return gzipSync(code, { level: 9 }).length;
}

/** Renders HTML to markup on the server. */
export type Render = (html: string) => string;

/** Builds a candidate with production React for Node, and loads it. */
export async function loadServer(
  candidate: Candidate,
  window: Window & typeof globalThis,
): Promise<Render> {
  const code = await bundle(
    `import { createRichText } from ${toImportSpecifier(toSourcePath(candidate))};
     import { createRenderer } from ${toImportSpecifier(join(import.meta.dirname, 'render.tsx'))};
     export const create = (window) => createRenderer(createRichText(window));`,
    { ssr: true, minify: false },
    true,
  );
  mkdirSync(outDir, { recursive: true });
  const file = join(outDir, `${candidate.file}.mjs`);
  writeFileSync(file, code);
  const loaded = (await import(pathToFileURL(file).href)) as {
    create: (window: Window & typeof globalThis) => Render;
  };
  return loaded.create(window);
}
