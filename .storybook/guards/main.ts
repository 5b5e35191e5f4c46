import type { StorybookConfig } from '@storybook/react-vite';
import base from '../main.ts';

/** Stories that are broken on purpose, and two named `Valid`. tools/story-guards.ts checks that only `Valid` passes. */
const config: StorybookConfig = {
  ...base,
  stories: ['./*.stories.tsx'],
  staticDirs: ['../public'],
};

export default config;
