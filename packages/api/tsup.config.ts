import { defineConfig } from 'tsup';

const doors = {
  index: 'src/index.ts',
  contract: 'src/contract.ts',
  openapi: 'src/openapi.ts',
  queries: 'src/queries.ts',
  session: 'src/session.ts',
  testing: 'src/testing.ts',
};

export default defineConfig({
  // No door: it puts what a page's first script takes in a chunk apart, so that no schema comes along. `postbuild.ts` removes it.
  entry: { ...doors, 'chunks/early-calls': 'build/early-calls.ts' },
  format: ['esm', 'cjs'],
  dts: { entry: doors },
  clean: true,
  sourcemap: true,
  target: 'es2022',
});
