import { defineConfig } from 'tsup';

const entryPoints = {
  index: 'src/index.ts',
  contract: 'src/contract.ts',
  openapi: 'src/openapi.ts',
  session: 'src/session.ts',
  testing: 'src/testing.ts',
};

export default defineConfig({
  // Not an entry point: it moves what a boot script imports into a chunk without schemas. `postbuild.ts` deletes it.
  entry: { ...entryPoints, 'chunks/early-calls': 'build/early-calls.ts' },
  format: ['esm', 'cjs'],
  dts: { entry: entryPoints },
  clean: true,
  sourcemap: true,
  target: 'es2022',
});
