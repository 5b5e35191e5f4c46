import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/**
 * Builds the comparison application, which uses react-admin the way its documentation recommends.
 *
 * @returns the folder of the build.
 */
export async function buildReactAdmin(): Promise<string> {
  const outDir = join(import.meta.dirname, 'dist');
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2022' },
  });
  return outDir;
}
