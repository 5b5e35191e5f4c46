import type { StorybookConfig } from '@storybook/react-vite';
import conditions from '../../conditions/main.ts';

/** Stories with a problem under one condition each, which that condition's check must find. */
const config: StorybookConfig = {
  ...conditions,
  stories: ['./*.stories.tsx'],
  staticDirs: ['../../public'],
};

export default config;
