import { globSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { createModuleBuilds } from '../../tools/package-modules.ts';

const modules = globSync(['index.ts', '{components/*,internal}/*.{ts,tsx,css}'], { cwd: 'src' });

export default defineConfig(
  createModuleBuilds(
    modules.filter((file) => !/\.(?:test|stories)\.tsx?$/.test(file)),
    { dts: { entry: 'src/index.ts' } },
  ),
);
