import { createServer } from 'vite';
import type { InlineConfig } from 'vite';
import type * as bootRoutes from '../src/app/boot-routes.ts';
import type * as prerender from '../src/app/prerender.tsx';

/** The portal modules that the build runs, by path from the portal's folder. */
interface BuildModules {
  '/src/app/prerender.tsx': typeof prerender;
  '/src/app/boot-routes.ts': typeof bootRoutes;
}

/**
 * Runs the portal's own code during its build.
 *
 * @param config the plugins, aliases, and class names that the run shares with the build.
 * @example withPortalModule(config, '/src/app/prerender.tsx', ({ prerenderShell }) => prerenderShell())
 */
export async function withPortalModule<Path extends keyof BuildModules, Result>(
  config: InlineConfig,
  path: Path,
  callback: (module: BuildModules[Path]) => Result | Promise<Result>,
): Promise<Result> {
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
    return await callback((await server.ssrLoadModule(path)) as BuildModules[Path]);
  } finally {
    await server.close();
  }
}
