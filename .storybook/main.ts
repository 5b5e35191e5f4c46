import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';
import { needsReview } from './reviews.ts';

const config: StorybookConfig = {
  stories: [
    './docs/**/*.mdx',
    '../packages/*/src/**/*.mdx',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/portal/src/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
    'msw-storybook-addon',
  ],
  // Whether somebody has still to look at a component is known by its title and not in its file.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) =>
        (await indexer.createIndex(file, options)).map((story) => ({
          ...story,
          tags: [
            ...(story.tags ?? []),
            ...(needsReview(story.title ?? '') ? ['needs-review'] : []),
          ],
        })),
    })),
  // What is first here comes last after a story: it reads what the accessibility addon has found.
  previewAnnotations: (addons = []) => [
    join(import.meta.dirname, 'undecided/preview.ts'),
    ...addons,
  ],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  staticDirs: ['./public'],
  // The TypeScript-program docgen is by far the slowest part of a build; this one reads the syntax alone.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [react()],
    }),
};

export default config;
