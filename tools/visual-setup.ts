import { afterEach, beforeEach, expect } from 'vitest';
import { page } from 'vitest/browser';

// Screens and Matrix stories show all states of a component; the other stories repeat them.
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
