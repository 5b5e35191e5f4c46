import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { modes, type ModeName } from '../.storybook/modes.ts';
import { storyProject } from './story-project.ts';

// "pnpm visual" compares screenshots of screens and Matrix stories with those of this machine. Screenshots depend on
// the browser build and fonts, so they are not committed; Chromatic stores the shared ones.
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

// One page at a time, because screens might not be fully rendered on a busy machine.
export default defineConfig({ root, test: { projects, fileParallelism: false } });
