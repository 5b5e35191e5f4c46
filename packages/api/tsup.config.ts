import { defineConfig } from 'tsup';
import { leanSource } from './build/lean-dependencies.ts';

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/contract.ts',
    'src/openapi.ts',
    'src/queries.ts',
    'src/session.ts',
    'src/testing.ts',
  ],
  format: ['esm', 'cjs'],
  // Of axios, which is built in, it takes what sends through fetch: on Node too.
  platform: 'browser',
  dts: true,
  clean: true,
  sourcemap: true,
  target: 'es2022',
  esbuildPlugins: [
    {
      name: 'lean-dependencies',
      setup({ onLoad }) {
        onLoad({ filter: /[\\/](?:axios|qs|side-channel)[\\/]/ }, ({ path }) => {
          const contents = leanSource(path);
          return contents === undefined ? undefined : { contents, loader: 'ts' };
        });
      },
    },
  ],
});
