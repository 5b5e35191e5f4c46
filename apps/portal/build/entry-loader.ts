import type { Plugin, Rolldown } from 'vite';
import { getEntryFiles } from './chunk-files.ts';
import { findIndexHtml } from './inline-page.ts';
import { buildScript } from './script.ts';

const MODULES = /<script type="module"[^>]* src="[^"]+"><\/script>\s*/g;

/** Returns the file of the script that loads the entry. */
export function findEntryLoader(bundle: Rolldown.OutputBundle): string {
  const loader = Object.keys(bundle).find((name) => name.includes('/load-entry-'));
  if (loader === undefined) throw new Error('The build has no script that loads the entry.');
  return loader;
}

/**
 * Replaces the page's module scripts by `src/boot/load-entry.ts`, which decides when the entry loads. Put this plugin before the
 * service worker's, which stores the script's file.
 *
 * @throws Error if index.html has no module script.
 */
export function entryLoader(): Plugin {
  return {
    name: 'portal:entry-loader',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = findIndexHtml(bundle);
        const [entry] = getEntryFiles(bundle);
        const code = await buildScript('src/boot/load-entry.ts', {
          ENTRY: JSON.stringify(`/${entry}`),
        });
        const loader = this.emitFile({ type: 'asset', name: 'load-entry.js', source: code });
        const html = String(page.source);
        const [first] = html.match(MODULES) ?? [];
        if (first === undefined) throw new Error('index.html has no module script.');
        const element = `<script defer src="/${this.getFileName(loader)}"></script>`;
        page.source = html.replace(first, element).replaceAll(MODULES, '');
      },
    },
  };
}
