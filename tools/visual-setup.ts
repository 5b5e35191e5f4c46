import { afterEach, beforeEach, expect } from 'vitest';
import { page } from 'vitest/browser';

// Only screens and Matrix stories have screenshots, because the other stories of a component show the same states.
beforeEach(({ task, skip }) => {
  const hasScreenshot = task.name === 'Matrix' || task.file.filepath.includes('/apps/portal/');
  skip(!hasScreenshot, 'no screenshot');
});

afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (!storyId || task.result?.state === 'fail') return;
  await document.fonts.ready;
  await expect(page.elementLocator(document.body)).toMatchScreenshot(storyId);
});
