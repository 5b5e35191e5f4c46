import type { StorybookConfig } from '@storybook/react-vite';
import base from '../main.ts';

/** Broken stories: tools/story-guards.ts checks that each one fails. */
const config: StorybookConfig = {
  ...base,
  stories: ['./*.stories.tsx'],
  staticDirs: ['../public'],
};

export default config;
