import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const standIn = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/**
 * What of axios no call needs, since the client sends JSON through fetch, without cookies, and reads text: XMLHttpRequest,
 * forms, parameters, cookies, progress, limits of size, its older way to cancel. Axios itself leaves its Node adapter out of browser bundles in the same way.
 */
const ABSENT =
  /\/axios\/lib\/(?:adapters\/xhr|cancel\/CancelToken|core\/createMultipartBody|helpers\/(?:AxiosURLSearchParams|HttpStatusCode|cookies|estimateDataURLDecodedBytes|formDataToJSON|isURLSameOrigin|progressEventReducer|spread|toFormData|toURLEncodedForm|trackStream))\.js$/;

/** A module with the names of another, that holds nothing. */
function emptied(code: string): string {
  const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  const all = ['default', ...names].map((name) => `default as ${name}`);
  return `export { ${all.join(', ')} } from ${JSON.stringify(standIn('absent.ts'))};`;
}

/** A CommonJS module of `qs` as an ES module: of the other kind a bundler cannot leave out what is not used. */
function asModule(code: string, file: string): string {
  const module = code
    .replace(/^var (\w+) = require\(('[^']+')\);$/gm, 'import $1 from $2;')
    .replace(/^module\.exports = /m, 'export default ');
  if (/\brequire\(|\bmodule\.exports\b/.test(module)) {
    throw new Error(`${file} is written in another way than this build reads it.`);
  }
  return module;
}

/**
 * What is bundled in the place of a file of axios or qs, so that a bundle holds no more of them than the API client uses:
 * requests through fetch, and query strings that are written and never read.
 *
 * @param file its absolute path.
 * @returns TypeScript; undefined for a file that is taken as it is.
 * @throws when a file of qs is not what this build knows.
 */
export function leanSource(file: string): string | undefined {
  const path = file.replaceAll('\\', '/');
  const read = (name = file) => readFileSync(name, 'utf8');
  if (ABSENT.test(path)) return emptied(read());
  if (path.endsWith('/qs/lib/utils.js')) return read(standIn('qs-utils.ts'));
  if (path.endsWith('/side-channel/index.js')) return read(standIn('side-channel.ts'));
  return /\/qs\/lib\/(?:stringify|formats)\.js$/.test(path) ? asModule(read(), file) : undefined;
}

/** `leanSource` as a plugin for the builds of Vite and Rolldown that bundle the client's sources. */
export function leanDependencies() {
  return {
    name: 'api:lean-dependencies',
    apply: 'build' as const,
    load(id: string) {
      const code = leanSource(id);
      return code === undefined ? null : { code, moduleType: 'ts' as const };
    },
  };
}
