import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

export type Variant = 'naive' | 'preload';

/** Adds common optimizations: a shell in the HTML, a preload of the route's chunk, and an early first call. */
function preload(): Plugin {
  return {
    name: 'preload',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const list = Object.values(bundle).find(
          (chunk) => chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith('src/list.tsx'),
        );
        if (!list) throw new Error('The list has no separate chunk.');
        return html
          .replace(
            '<!-- early -->',
            `<script src="/early.js"></script><link rel="modulepreload" crossorigin href="/${list.fileName}">`,
          )
          .replace('<!-- shell -->', '<header><a href="/">Producer News Portal</a></header>');
      },
    },
  };
}

/**
 * Builds one variant of the minimal single-page application.
 *
 * @returns the folder of the build.
 */
export async function buildMinimalSpa(variant: Variant): Promise<string> {
  const outDir = join(import.meta.dirname, 'dist', variant);
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    plugins: [react(), ...(variant === 'preload' ? [preload()] : [])],
    build: { outDir, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  });
  return outDir;
}
