import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import type { Plugin } from 'vite';
import { compileMessages } from '../apps/portal/build/messages.ts';
import { needsReview } from './reviews.ts';

/** Removes `readonly` before array types, because react-docgen shows such props as `unknown`. */
const plainArrays: Plugin = {
  name: 'plain-arrays',
  enforce: 'pre',
  transform: (code, id) =>
    /\/packages\/[^?]*\/src\/[^?]*(?<!stories)\.tsx$/.test(id)
      ? code.replaceAll(/(?<=[:|] )readonly (?=[\w{(])/g, '')
      : undefined,
};

const config: StorybookConfig = {
  stories: [
    './docs/**/*.mdx',
    '../packages/*/src/**/*.mdx',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/portal/src/**/*.stories.tsx',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Enables tables in MDX files.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
    'msw-storybook-addon',
  ],
  // The indexer adds the tag `needs-review`, because reviews are listed in reviews.ts and not in the stories.
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
  // `afterEach` hooks run in reverse order. This one must run last, because it reads the accessibility addon's results.
  previewAnnotations: (addons = []) => [
    join(import.meta.dirname, 'inconclusive/preview.ts'),
    ...addons,
  ],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  staticDirs: ['./public'],
  // `react-docgen-typescript` needs a full TypeScript program and is by far the slowest part of a build.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (base) =>
    mergeConfig(
      { plugins: [plainArrays] },
      mergeConfig(base, { plugins: [compileMessages(), react()] }),
    ),
};

export default config;
