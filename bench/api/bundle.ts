import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';

const id = '\0entry';
/** True for packages that a consumer already has, or loads only in tests. */
const isPeer = (source: string) => /^(?:@tanstack\/react-query|msw)(?:\/|$)/.test(source);

const createEntryPlugin = (code: string): Plugin => ({
  name: 'entry',
  resolveId: (requested) => (requested === 'entry' ? id : null),
  load: (requested) => (requested === id ? code : null),
});

/** Builds a module for production from the given code, as one chunk. */
async function bundle(code: string): Promise<string> {
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    plugins: [createEntryPlugin(code)],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      rolldownOptions: {
        input: 'entry',
        external: isPeer,
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output.output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
}

const toImportSpecifier = (path: string) => JSON.stringify(join(import.meta.dirname, path));

/** The script of the page that measures the clients. */
export const buildPageScript = (): Promise<string> =>
  bundle(`import ${toImportSpecifier('page.ts')};`);

/**
 * Returns the gzip size, in bytes, of exports of the built package, including their dependencies.
 *
 * @param names `*`, or a list in braces.
 * @throws when the package is not built.
 */
export async function measureGzipSize(entryPoint: string, names = '*'): Promise<number> {
  const built = toImportSpecifier(`../../packages/api/dist/${entryPoint}.js`);
  return gzipSync(await bundle(`export ${names} from ${built};`), { level: 9 }).length;
}
