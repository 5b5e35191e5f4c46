import type { StorybookConfig } from '@storybook/react-vite';
import conditions from '../../conditions/main.ts';

/** Stories that are broken under one condition each; that condition must refuse them. */
const config: StorybookConfig = {
  ...conditions,
  stories: ['./*.stories.tsx'],
  staticDirs: ['../../public'],
};

export default config;
