import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { InlineConfig } from 'vite';
import { bootScript } from './build/boot-script.ts';
import { chunkGroups } from './build/chunk-groups.ts';
import { compileHints } from './build/compile-hints.ts';
import { createClassName } from './build/css-names.ts';
import { entryLoader } from './build/entry-loader.ts';
import { inlinePage } from './build/inline-page.ts';
import { compileMessages } from './build/messages.ts';
import { precompress } from './build/precompress.ts';
import { productionRouter } from './build/production-router.ts';
import { serviceWorker } from './build/service-worker.ts';
import { shellHtml } from './build/shell-html.ts';

const api = process.env.API_ORIGIN ?? 'http://localhost:4174';

/**
 * Settings for the bundle, and for the portal's modules that the build itself runs to render the shell and to record early
 * requests.
 */
const sharedConfig = (): InlineConfig => ({
  root: import.meta.dirname,
  plugins: [compileMessages(), react()],
  css: { modules: { generateScopedName: createClassName } },
});

export default defineConfig(({ command }) => ({
  ...sharedConfig(),
  plugins: [
    compileMessages(),
    react(),
    shellHtml(sharedConfig),
    bootScript(sharedConfig),
    entryLoader(),
    compileHints(),
    inlinePage(),
    serviceWorker(),
    precompress(),
  ],
  resolve: { alias: command === 'build' ? productionRouter() : [] },
  build: {
    target: 'es2022',
    // Browsers from 2023 or later; the scripts need such browsers anyway, for `toSorted`. With an older target, the stylesheet
    // would contain each color twice.
    cssTarget: ['chrome111', 'edge111', 'firefox119', 'safari16.4'],
    // For a strict content security policy: no inline scripts but our own, and no data: URLs for our own files.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: chunkGroups } },
      // Without warnings that nothing can be done about: most of the build's time goes into our plugins, and a screen can load with
      // its own code what another screen loads later.
      checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
    },
  },
  server: {
    proxy: Object.fromEntries(
      // An object, because a string would make Vite replace the `Host` header (`changeOrigin`). The API builds download links
      // from that header.
      ['/api', '/sso', '/sample', '/downloads'].map((path) => [path, { target: api }]),
    ),
  },
}));
