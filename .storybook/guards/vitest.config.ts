import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { createStoryProject } from '../../tools/story-project.ts';

export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    projects: [
      await createStoryProject('.storybook/guards', { name: 'guards' }),
      await createStoryProject('.storybook/guards/conditions', { name: 'guards-conditions' }),
    ],
  },
});
