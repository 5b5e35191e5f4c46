import type { Preview } from '@storybook/react-vite';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { expect, TestRunner } from 'vitest';
import { page } from 'vitest/browser';
import { waitForRender } from '../conditions/page.ts';
import { modes, type ModeName } from '../modes.ts';
import base from '../preview.tsx';
import { viewports } from '../viewports.ts';
import { getReferences } from './references.ts';
import { waitUntilSettled } from './settled.ts';

// A busy machine can take long to render the first screen of a run.
configure({ asyncUtilTimeout: 20_000 });

/**
 * Applies a mode to the story on the page. For a matrix, the window is at least as tall as the matrix, because a screenshot shows
 * only what is in the window.
 */
async function applyMode(mode: ModeName, isMatrix: boolean): Promise<void> {
  const { theme, viewport } = modes[mode];
  document.documentElement.dataset['theme'] = theme;
  const { styles } = viewports[viewport.value];
  const width = Number.parseInt(styles.width, 10);
  const height = Number.parseInt(styles.height, 10);
  await page.viewport(width, height);
  await waitUntilSettled();
  const { scrollHeight } = document.documentElement;
  if (isMatrix && scrollHeight > height) await page.viewport(width, scrollHeight);
  await waitForRender();
}

// The main preview without accessibility checks, which the project "storybook" runs.
const preview: Preview = {
  ...base,
  parameters: {
    ...base.parameters,
    a11y: { ...base.parameters?.['a11y'], test: 'off' },
  },
  loaders: [
    (story) => {
      if (getReferences(story).length === 0) TestRunner.getCurrentTest()?.context.skip();
    },
    ...[base.loaders ?? []].flat(),
  ],
  beforeEach: async (story) => {
    for (const prepare of [base.beforeEach ?? []].flat()) await prepare(story);
    // The addon for pseudo-states shows elements as hovered or focused only within the element with this id.
    story.canvasElement.id = 'storybook-root';
    // Storybook has the same padding. It keeps focus rings at the edge of a matrix visible.
    story.canvasElement.style.padding = story.title.startsWith('Screens/') ? '0' : '1rem';
  },
  afterEach: async (story) => {
    for (const check of [base.afterEach ?? []].flat()) await check(story);
    // Makes the addon apply the styles of pseudo-states.
    addons.getChannel().emit(STORY_RENDERED, story.id);
    for (const { mode, path } of getReferences(story)) {
      await applyMode(mode, story.name === 'Matrix');
      // Soft, so that the report shows the differences of every mode.
      await expect.soft(page.elementLocator(document.body)).toMatchScreenshot(path);
    }
  },
};

export default preview;
