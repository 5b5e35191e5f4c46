import { defineConfig } from 'tsup';

const entryPoints = {
  index: 'src/index.ts',
  check: 'src/check.ts',
  contract: 'src/contract.ts',
  dates: 'src/dates.ts',
  openapi: 'src/openapi.ts',
  revisions: 'src/revisions.ts',
  'sample-library': 'src/sample-library.ts',
  session: 'src/session.ts',
  testing: 'src/testing.ts',
};

export default defineConfig({
  entry: entryPoints,
  format: ['esm', 'cjs'],
  dts: true,
  clean: true,
  target: 'es2022',
});
