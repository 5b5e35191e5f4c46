import type { StorybookConfig } from '@storybook/react-vite';
import conditions from '../../conditions/main.ts';

/** Each story except `Valid` has a problem under one condition, and the check of that condition must find the problem. */
const config: StorybookConfig = {
  ...conditions,
  stories: ['./*.stories.tsx'],
  staticDirs: ['../../public'],
};

export default config;
