import type { Plugin } from 'vite';

/**
 * Leaves axios' XMLHttpRequest adapter out of the bundle: the API client sends through fetch alone. Axios itself leaves its
 * Node adapter out of browser bundles in the same way.
 */
export function fetchOnlyAxios(): Plugin {
  return {
    name: 'portal:fetch-only-axios',
    enforce: 'pre',
    resolveId(source, importer) {
      const asked = source === './xhr.js' && importer?.includes('/axios/lib/adapters/');
      return asked ? this.resolve('../helpers/null.js', importer) : null;
    },
  };
}
