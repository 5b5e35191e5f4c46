import type { StorybookConfig } from '@storybook/react-vite';
import conditions from '../../conditions/main.ts';

/** Each story has a problem under one condition, which that condition's check must find. */
const config: StorybookConfig = {
  ...conditions,
  stories: ['./*.stories.tsx'],
  staticDirs: ['../../public'],
};

export default config;
