import { defineConfig } from 'tsup';
import { leanSource } from './build/lean-dependencies.ts';

const doors = {
  index: 'src/index.ts',
  contract: 'src/contract.ts',
  openapi: 'src/openapi.ts',
  queries: 'src/queries.ts',
  session: 'src/session.ts',
  testing: 'src/testing.ts',
};

/** No doors: each puts what it holds in a chunk apart, which a bundler leaves out where nobody asks for it. */
const chunks = {
  'chunks/early-calls': 'build/chunks/early-calls.ts',
  'chunks/main': 'build/chunks/main.ts',
  'chunks/query-string': 'src/client/query-string.ts',
};

export default defineConfig({
  entry: { ...doors, ...chunks },
  format: ['esm', 'cjs'],
  // Of axios, which is built in, it takes what sends through fetch: on Node too.
  platform: 'browser',
  dts: { entry: doors },
  clean: true,
  sourcemap: true,
  target: 'es2022',
  esbuildPlugins: [
    {
      name: 'lean-dependencies',
      setup(build) {
        build.onLoad({ filter: /[\\/](?:axios|qs|side-channel)[\\/]/ }, ({ path }) => {
          const contents = leanSource(path);
          return contents === undefined ? undefined : { contents, loader: 'ts' };
        });
      },
    },
  ],
});
