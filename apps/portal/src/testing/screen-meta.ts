import type { Meta } from '@storybook/react-vite';
import type { RouteId, routes } from '../routes.manifest.ts';
import type { Screen } from './render-screen.tsx';

/**
 * Type of a screen story's default export. A wrong route or menu group is a type error. Title and tags must be literals,
 * because Storybook's indexer reads them without running the file.
 */
export type ScreenMeta<R extends RouteId> = Omit<Meta<typeof Screen>, 'title' | 'tags'> & {
  title: `Screens/${(typeof routes)[R]['group']}/${string}`;
  tags: [`route:${R}`, ...string[]];
};
