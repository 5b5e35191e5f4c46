import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Leaves out of the bundle what `qs` needs to read a query string: the API client only writes them, and what `qs` has for
 * both is one CommonJS module that a bundler takes whole or not at all.
 */
export function stringifyOnlyQs(): Plugin {
  const utils = fileURLToPath(new URL('qs-utils.ts', import.meta.url));
  return {
    name: 'portal:stringify-only-qs',
    enforce: 'pre',
    resolveId(source, importer) {
      return source === './utils' && importer?.endsWith('/qs/lib/stringify.js') ? utils : null;
    },
  };
}
