import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { storyProject } from '../../tools/story-project.ts';

export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    projects: [
      await storyProject('.storybook/guards', { name: 'guards' }),
      await storyProject('.storybook/guards/conditions', { name: 'guards-conditions' }),
    ],
  },
});
