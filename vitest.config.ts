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

const isolated = '{{packages,apps}/*/src,tools}/**/*.isolated.test';
const unitTest = {
  // Whole hosts, databases and screens are opened here, and machines that run tests are busy.
  testTimeout: 20_000,
  // Loading every module again for each file takes longer than its tests.
  isolate: false,
  setupFiles: ['tools/unit-test-setup.ts'],
  env: { TZ: 'UTC' },
};
const domTest = {
  ...unitTest,
  name: 'dom',
  environment: 'jsdom',
  setupFiles: ['tools/unit-test-setup.ts', 'tools/dom-test-setup.ts'],
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...unitTest,
          name: 'node',
          include: [
            '{packages/*,apps/portal}/src/**/!(*.isolated).test.ts',
            '{tools,bench}/**/!(*.isolated).test.ts',
          ],
        },
      },
      {
        // Apart from the rest, because Hono's server replaces the global Request and Response.
        test: {
          ...unitTest,
          name: 'host',
          setupFiles: [...unitTest.setupFiles, 'apps/reference-api/src/testing/server-globals.ts'],
          include: ['apps/reference-api/src/**/!(*.isolated).test.ts'],
        },
      },
      {
        test: { ...domTest, include: ['{packages,apps}/*/src/**/!(*.isolated).test.tsx'] },
      },
      // Files that replace modules, each on its own.
      { test: { ...unitTest, isolate: true, name: 'isolated', include: [`${isolated}.ts`] } },
      {
        test: {
          ...domTest,
          isolate: true,
          name: 'isolated-dom',
          include: [`${isolated}.tsx`],
        },
      },
      ...(isWanted({ name: 'browser' }) ? [await browserProject('browser')] : []),
      ...(await Promise.all(
        storyProjects.map(({ configDir = '.storybook', ...each }) => storyProject(configDir, each)),
      )),
    ],
  },
});
