import type { InlineConfig, Plugin } from 'vite';
import { withPortalModule } from './portal-module.ts';

const PLACEHOLDER = '<!--shell-->';

/**
 * Renders the shell into index.html at build time, with the application's own components.
 *
 * @param config returns the plugins, aliases, and class names that the rendering shares with the build.
 */
export function shellHtml(config: () => InlineConfig): Plugin {
  return {
    name: 'portal:shell-html',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        if (!html.includes(PLACEHOLDER))
          throw new Error(`index.html has no ${PLACEHOLDER} to put the shell in.`);
        const shell = await withPortalModule(
          config(),
          '/src/app/prerender.tsx',
          ({ prerenderShell }) => prerenderShell(),
        );
        return html.replace(PLACEHOLDER, shell);
      },
    },
  };
}
