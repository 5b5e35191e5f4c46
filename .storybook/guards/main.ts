import type { StorybookConfig } from '@storybook/react-vite';
import base from '../main.ts';

/** A Storybook of broken stories alone: each must fail (tools/story-guards.ts sees to it). */
const config: StorybookConfig = {
  ...base,
  stories: ['./*.stories.tsx'],
  staticDirs: ['../public'],
};

export default config;
