import { afterEach, beforeEach, expect } from 'vitest';
import { page } from 'vitest/browser';

// Screens and matrices show everything that a component can look like; the rest would only repeat them.
beforeEach(({ task, skip }) => {
  const pictured = task.name === 'Matrix' || task.file.filepath.includes('/apps/portal/');
  skip(!pictured, 'not pictured');
});

afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (!storyId || task.result?.state === 'fail') return;
  await document.fonts.ready;
  await expect(page.elementLocator(document.body)).toMatchScreenshot(storyId);
});
