import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { fetchOnlyAxios } from '../../apps/portal/build/fetch-only-axios.ts';

const id = '\0entry';
/** What a consumer of the package has anyway, or loads in tests alone. */
const isPeer = (source: string) => /^(?:@tanstack\/react-query|msw)(?:\/|$)/.test(source);

const entry = (code: string): Plugin => ({
  name: 'entry',
  resolveId: (asked) => (asked === 'entry' ? id : null),
  load: (asked) => (asked === id ? code : null),
});

/** How a bundler is set up: by itself, or with what the portal's leaves out of axios and qs. */
export type Setup = 'plain' | 'portal';

/** A production build of a module that is written here, all its chunks in one. */
async function bundle(code: string, setup: Setup = 'plain'): Promise<string> {
  const sideChannel = join(import.meta.dirname, '../../apps/portal/build/side-channel.ts');
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    plugins: setup === 'portal' ? [entry(code), fetchOnlyAxios()] : [entry(code)],
    resolve: { alias: setup === 'portal' ? { 'side-channel': sideChannel } : {} },
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

const from = (path: string) => JSON.stringify(join(import.meta.dirname, path));

/** The script of the page that the clients are measured in. */
export const pageScript = (): Promise<string> => bundle(`import ${from('page.ts')};`);

/**
 * Bytes in gzip of some exports of a door, with everything that they need.
 *
 * @param names `*`, or a list in braces.
 */
export async function gzipSize(door: string, names = '*', setup?: Setup): Promise<number> {
  const source = from(`../../packages/api/src/${door}.ts`);
  const code = await bundle(`export ${names} from ${source};`, setup);
  return gzipSync(code, { level: 9 }).length;
}
