import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { InlineConfig } from 'vite';
import { bootScript } from './build/boot-script.ts';
import { cssName } from './build/css-names.ts';
import { precompress } from './build/precompress.ts';
import { shellHtml } from './build/shell-html.ts';

const api = process.env.API_ORIGIN ?? 'http://localhost:4174';

/** What the bundle and the shell in the HTML have in common. */
const shared = (): InlineConfig => ({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: {
    alias: { 'side-channel': fileURLToPath(new URL('build/side-channel.ts', import.meta.url)) },
  },
  css: { modules: { generateScopedName: cssName } },
});

export default defineConfig({
  ...shared(),
  plugins: [react(), shellHtml(shared), bootScript(), precompress()],
  build: {
    target: 'es2022',
    manifest: true,
    // A strict content security policy: no inline script, no data: address for what we ship ourselves.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // One sheet: it is small, it is there before the first paint, and no chunk waits for a sheet of its own.
    cssCodeSplit: false,
  },
  server: { proxy: { '/api': api, '/sso': api } },
});
