import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { homeRequests, listRequests } from './src/requests.ts';

const screens: Readonly<Record<string, { source: string; requests: readonly string[] }>> = {
  '/': { source: 'src/home.tsx', requests: homeRequests },
  '/alerts': { source: 'src/list.tsx', requests: listRequests },
  // Opening an alert marks it as read, so it has no early request (docs/contract.md#mark-as-read).
  '/alerts/:id': { source: 'src/detail.tsx', requests: [] },
};

/** Adds the early script to the page. The script starts to load a screen's chunk, and sends its first requests. */
function createEarlyScriptPlugin(): Plugin {
  return {
    name: 'early-script',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const table = Object.entries(screens).map(([path, { source, requests }]) => {
          const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(source));
          if (!chunk) throw new Error(`${source} has no chunk.`);
          // The page's HTML loads the entry.
          const imported = chunk.imports.filter(
            (file) => !chunks.some(({ fileName, isEntry }) => fileName === file && isEntry),
          );
          const files = [chunk.fileName, ...imported].map((file) => `/${file}`);
          return [path, { files, requests }] as const;
        });
        const code = readFileSync(join(import.meta.dirname, 'early.js'), 'utf8')
          .replaceAll(/^\s*\/\/.*\n/gm, '')
          .replace('{', `{ const SCREENS = ${JSON.stringify(Object.fromEntries(table))};`);
        return html.replace('<!-- early -->', () => `<script>${code}</script>`);
      },
    },
  };
}

/**
 * Builds the minimal single-page application.
 *
 * @returns the folder of the build.
 */
export async function buildMinimalSpa(): Promise<string> {
  const outDir = join(import.meta.dirname, 'dist');
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    plugins: [react(), createEarlyScriptPlugin()],
    build: { outDir, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  });
  return outDir;
}
