import { defineConfig } from 'vitest/config';
import { storyProject } from '../../tools/story-project.ts';

export default defineConfig({
  root: '../..',
  test: { projects: [await storyProject('.storybook/guards')] },
});
