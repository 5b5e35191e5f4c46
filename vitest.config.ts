import { defineConfig } from 'vitest/config';
import { browserProject, storyProject } from './tools/story-project.ts';

// The story projects look for a browser and may fetch one, so only a run that names them loads them.
const wanted = new Set(
  process.argv.flatMap((arg, i, all) =>
    arg === '--project' ? [all[i + 1]] : arg.startsWith('--project=') ? [arg.slice(10)] : [],
  ),
);
const isWanted = ({ name }: { name: string }) => wanted.size === 0 || wanted.has(name);
const storyProjects = [
  { name: 'storybook' },
  // One board of everything for each component and screen, under all that people ask of a page.
  { name: 'storybook-conditions', configDir: '.storybook/conditions' },
  // By hand, for the states that no board shows: the whole of a file in the dark.
  { name: 'storybook-dark', globals: { theme: 'dark' } },
].filter(isWanted);

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          // Whole hosts and databases are opened here, and machines that run tests are busy.
          testTimeout: 20_000,
          environment: 'node',
          include: ['{packages,apps}/*/src/**/*.test.ts', '{tools,bench}/**/*.test.ts'],
          env: { TZ: 'UTC' },
        },
      },
      {
        test: {
          name: 'dom',
          // Whole screens are opened here, and machines that run tests are busy.
          testTimeout: 20_000,
          environment: 'jsdom',
          include: ['{packages,apps}/*/src/**/*.test.tsx'],
          env: { TZ: 'UTC' },
        },
      },
      ...(isWanted({ name: 'browser' }) ? [await browserProject('browser')] : []),
      ...(await Promise.all(
        storyProjects.map(({ configDir = '.storybook', ...each }) => storyProject(configDir, each)),
      )),
    ],
  },
});
