import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/main.ts'],
  format: 'esm',
  clean: true,
  target: 'node22',
  // Node has no module "sqlite", only "node:sqlite".
  removeNodeProtocol: false,
});
