import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import base from '../main.ts';

const root = join(import.meta.dirname, '../..');

/** Titles of components without a `Matrix` story, whose stories must all be checked. */
const titlesWithoutMatrix = globSync('packages/*/src/**/*.stories.tsx', { cwd: root }).flatMap(
  (file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const title = /title: '([^']+)'/.exec(source)?.[1];
    return title && !/^export const Matrix\b/m.test(source) ? [title] : [];
  },
);

/** Runs the stories of the main Storybook with the checks in preview.tsx. */
const config: StorybookConfig = {
  ...base,
  stories: (base.stories as string[]).map((glob) => join('..', glob)),
  staticDirs: ['../public'],
  viteFinal: async (options, context) =>
    mergeConfig((await base.viteFinal?.(options, context)) ?? options, {
      define: { TITLES_WITHOUT_MATRIX: JSON.stringify(titlesWithoutMatrix) },
    }),
};

export default config;
