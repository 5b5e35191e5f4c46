import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

// Screens and matrices show everything that a component can look like; the rest would only repeat them.
const pictured = /^screens-|--matrix$/;

afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (!storyId || !pictured.test(storyId) || task.result?.state === 'fail') return;
  await document.fonts.ready;
  await expect(page.elementLocator(document.body)).toMatchScreenshot(storyId);
});
