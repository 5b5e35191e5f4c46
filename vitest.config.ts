import { defineConfig } from 'vitest/config';
import { storyProject } from './tools/story-project.ts';

// The story project looks for a browser and may fetch one, so only a run that needs it loads it.
const projects = process.argv.flatMap((arg, i, all) =>
  arg === '--project' ? [all[i + 1]] : arg.startsWith('--project=') ? [arg.slice(10)] : [],
);
const withStories = projects.length === 0 || projects.includes('storybook');

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{packages,apps}/*/src/**/*.test.ts', '{tools,.storybook}/**/*.test.ts'],
          env: { TZ: 'UTC' },
        },
      },
      {
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['{packages,apps}/*/src/**/*.test.tsx'],
          env: { TZ: 'UTC' },
        },
      },
      ...(withStories ? [await storyProject('.storybook')] : []),
    ],
  },
});
