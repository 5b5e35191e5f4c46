import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { parseStories } from '../../tools/story-index.ts';
import base from '../main.ts';
import { getReferences } from './references.ts';

/** The files that contain a story with reference screenshots. */
const files = globSync(
  (base.stories as string[]).filter((glob) => glob.endsWith('.tsx')),
  { cwd: join(import.meta.dirname, '..') },
).filter((file) => {
  const path = join(import.meta.dirname, '..', file);
  return parseStories(path, readFileSync(path, 'utf8')).some(
    ({ exportName, ...story }) => getReferences({ ...story, name: exportName }).length > 0,
  );
});

/** Runs these stories of the main Storybook with the comparison in preview.tsx. */
const config: StorybookConfig = {
  ...base,
  stories: files.map((file) => join('..', file)),
  staticDirs: ['../public'],
};

export default config;
