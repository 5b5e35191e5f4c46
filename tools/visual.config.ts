import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { modes, type ModeName } from '../.storybook/modes.ts';
import { storyProject } from './story-project.ts';

// "pnpm visual": pictures of screens and matrices against those of this machine. Pictures belong to one
// browser build and one set of fonts, so they are not committed; Chromatic keeps the shared ones.
const root = join(import.meta.dirname, '..');
const names: ModeName[] = ['phone-light', 'desktop-light', 'desktop-dark'];

const projects = [];
for (const name of names) {
  projects.push(
    await storyProject('.storybook', {
      name,
      globals: modes[name],
      visual: {
        folder: join(root, '.visual'),
        setupFile: join(import.meta.dirname, 'visual-setup.ts'),
      },
    }),
  );
}

// One page at a time: a machine under load takes pictures of half-drawn screens.
export default defineConfig({ root, test: { projects, fileParallelism: false } });
