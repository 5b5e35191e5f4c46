import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { InlineConfig } from 'vite';
import { leanDependencies } from '../../packages/api/build/lean-dependencies.ts';
import { bootScript } from './build/boot-script.ts';
import { cssName } from './build/css-names.ts';
import { leanRouter } from './build/lean-router.ts';
import { precompress } from './build/precompress.ts';
import { shellHtml } from './build/shell-html.ts';

const api = process.env.API_ORIGIN ?? 'http://localhost:4174';

/** What the bundle and the shell in the HTML have in common. */
const shared = (): InlineConfig => ({
  root: import.meta.dirname,
  plugins: [react()],
  css: { modules: { generateScopedName: cssName } },
});

/**
 * What several screens have in common comes in one chunk instead of a dozen crumbs, each a request and badly compressed on its
 * own. What only some screens need and weighs much (the renderer, dialogs) stays where it is asked for.
 */
const sharedParts = {
  name: 'shared',
  minShareCount: 2,
  test: (id: string) =>
    /\/(portal\/src|packages\/(api|ui)\/src|@tanstack|dayjs|valibot|class-variance-authority|clsx|lucide-react)\//.test(
      id,
    ) &&
    !/\/(dialog|sheet|menu|modal|content-detail|missing-page|status-pages|pages|shell)[/.]/.test(
      id,
    ),
};

export default defineConfig({
  ...shared(),
  plugins: [
    react(),
    leanDependencies(),
    leanRouter(),
    shellHtml(shared),
    bootScript(),
    precompress(),
  ],
  build: {
    target: 'es2022',
    // The browsers of 2023, as the scripts need (`toSorted`): for older ones each colour would stand in the sheet twice.
    cssTarget: ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
    manifest: true,
    // A strict content security policy: no inline script, no data: address for what we ship ourselves.
    // What a screen shares with others is there already; the boot script asks for the rest of the page that is opened.
    modulePreload: false,
    assetsInlineLimit: 0,
    // One sheet: it is small, it is there before the first paint, and no chunk waits for a sheet of its own.
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups: [sharedParts] } } },
  },
  server: { proxy: { '/api': api, '/sso': api, '/sample': api } },
});
