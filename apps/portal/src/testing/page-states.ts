import { handlers } from '@producer-portal/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Screen } from './render-screen.tsx';

type StoryPart = Pick<StoryObj<Meta<typeof Screen>>, 'beforeEach' | 'play'>;

/**
 * Shared parts of the stories of simple pages. Each story file must still declare its exports and their tags, because
 * Storybook reads both without running the file.
 *
 * @example export const Loading: Story = { ...pageStates.loading, tags: ['state:loading'] };
 */
export const pageStates = {
  complete: (heading: string): StoryPart => ({
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: heading });
    },
  }),
  loading: {
    beforeEach: ({ msw }) => msw.use(handlers.simplePages.detail.pending()),
  },
  // For a single record, the empty state is "page not found".
  empty: {
    beforeEach: ({ msw }) => msw.use(handlers.simplePages.detail.empty()),
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { name: 'Oops! That page could not be found.' });
    },
  },
  failed: {
    beforeEach: ({ msw }) => msw.use(handlers.simplePages.detail.failed(422)),
    play: async ({ canvas }) => {
      await canvas.findByRole('button', { name: 'Try again' });
    },
  },
} satisfies Record<string, StoryPart | ((heading: string) => StoryPart)>;
