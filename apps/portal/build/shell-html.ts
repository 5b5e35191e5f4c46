import { createServer } from 'vite';
import type { InlineConfig, Plugin } from 'vite';

type Prerender = { prerenderShell?: () => string };

const MARK = '<!--shell-->';

/**
 * Draws the shell into index.html at build time, with the application's own components.
 *
 * @param config what the drawing shares with the build: plugins, aliases, the naming of classes.
 */
export function shellHtml(config: () => InlineConfig): Plugin {
  return {
    name: 'portal:shell-html',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        if (!html.includes(MARK)) throw new Error(`index.html has no ${MARK} to put the shell in.`);
        return html.replace(MARK, await drawShell(config()));
      },
    },
  };
}

async function drawShell(config: InlineConfig): Promise<string> {
  const server = await createServer({
    ...config,
    configFile: false,
    mode: 'production',
    appType: 'custom',
    logLevel: 'error',
    cacheDir: 'node_modules/.vite-shell',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    const { prerenderShell }: Prerender = await server.ssrLoadModule('/src/app/prerender.tsx');
    if (!prerenderShell) throw new Error('src/app/prerender.tsx exports no prerenderShell().');
    return prerenderShell();
  } finally {
    await server.close();
  }
}
