import { defineConfig } from 'vitest/config';
import { compileMessages } from './apps/portal/build/messages.ts';
import { createBrowserProject, createStoryProject } from './tools/story-project.ts';

// Load the story projects only when they are selected, because they look for a browser and may download one.
const selectedProjects = new Set(
  process.argv.flatMap((arg, i, all) =>
    arg === '--project' ? [all[i + 1]] : arg.startsWith('--project=') ? [arg.slice(10)] : [],
  ),
);
const isSelected = ({ name }: { name: string }) =>
  selectedProjects.size === 0 || selectedProjects.has(name);
const storyProjects = [
  { name: 'storybook' },
  // Renders one board story for each component and screen under each condition: zoom, larger text, forced colors, keyboard, etc.
  { name: 'storybook-conditions', configDir: '.storybook/conditions' },
  // Run manually: renders all stories of a file in the dark theme, for states that no board shows.
  { name: 'storybook-dark', globals: { theme: 'dark' } },
].filter(isSelected);

const isolated = '{{packages,apps}/*/src,tools}/**/*.isolated.test';
const unitTest = {
  // Generous, because tests start whole hosts, databases, and screens, often on busy machines.
  testTimeout: 60_000,
  // Reloading every module for each file takes longer than running its tests.
  isolate: false,
  setupFiles: ['tools/unit-test-setup.ts'],
  env: { TZ: 'UTC' },
};
const domTest = {
  ...unitTest,
  name: 'dom',
  environment: 'jsdom',
  setupFiles: [...unitTest.setupFiles, 'tools/dom-test-setup.ts'],
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
        // A separate project, because Hono's server replaces the global Request and Response.
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
      // Files that mock modules. Each runs in isolation.
      { test: { ...unitTest, isolate: true, name: 'isolated', include: [`${isolated}.ts`] } },
      {
        // The pseudo-locale needs compiled messages.
        plugins: [compileMessages()],
        test: {
          ...domTest,
          isolate: true,
          name: 'isolated-dom',
          include: [`${isolated}.tsx`],
        },
      },
      ...(isSelected({ name: 'browser' }) ? [await createBrowserProject('browser')] : []),
      ...(await Promise.all(
        storyProjects.map(({ configDir = '.storybook', ...each }) =>
          createStoryProject(configDir, each),
        ),
      )),
    ],
  },
});
