import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { createStoryProject } from '../../tools/story-project.ts';

const root = join(import.meta.dirname, '../..');

// "pnpm visual" compares matrices and complete screens with the screenshots in references/. The report in
// .visual/index.html shows both versions of each screenshot, the difference, and a slider.
export default defineConfig({
  root,
  test: {
    projects: [
      await createStoryProject('.storybook/visual', {
        name: 'visual',
        references: join(import.meta.dirname, 'references'),
      }),
    ],
    reporters: ['default', ['html', { outputDir: '.visual', singleFile: true }]],
  },
});
