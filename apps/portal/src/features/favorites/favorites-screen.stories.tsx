import { createFactories, handlers, sampleHandlers } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const make = createFactories();
const favorites = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    make.favoritePage({
      title: `Alerts, page ${index + 1}`,
      path: `/alerts?page=${index + 1}`,
      position: index + 1,
    }),
  );

const meta = {
  title: 'Screens/Home/Favorites',
  component: Screen,
  args: { path: '/favorites' },
  tags: ['route:favorites'],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
} satisfies ScreenMeta<'favorites'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete', 'layout-reference'],
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Your favorites' });
  },
};

/** An admin views as an agent, so the favorites can't be changed. */
export const CompleteImpersonating: Story = {
  tags: ['state:complete'],
  globals: { session: 'agent' },
  play: async ({ canvas }) => {
    await canvas.findByText('View only');
    await expect(canvas.getByRole('button', { name: 'Remove Policy updates' })).toBeDisabled();
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  beforeEach: ({ msw }) => msw.use(handlers.favoritePages.list.pending()),
};

export const Empty: Story = {
  tags: ['state:empty'],
  beforeEach: ({ msw }) => msw.use(handlers.favoritePages.list.empty()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No favorites yet' });
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  beforeEach: ({ msw }) => msw.use(handlers.favoritePages.list.failed(422)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

/** A single favorite can't be reordered, but can be removed. */
export const One: Story = {
  beforeEach: ({ msw }) => msw.use(handlers.favoritePages.list.complete(favorites(1))),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Remove / });
  },
};

export const Forty: Story = {
  beforeEach: ({ msw }) => msw.use(handlers.favoritePages.list.complete(favorites(40))),
  play: async ({ canvas }) => {
    const buttons = await canvas.findAllByRole('button', { name: /^Move to… position of/ });
    await expect(buttons).toHaveLength(40);
  },
};

/** A move failed. The old order is back, and a message gives the reason. */
export const MoveFailed: Story = {
  beforeEach: ({ msw }) => msw.use(handlers.favoritePages.move.failed(503)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Move Policy updates up' }));
    await canvas.findAllByText(/^Couldn’t move “Policy updates\.”/);
  },
};

/** Another device changed the favorites. The host's order is shown with a message. */
export const Conflict: Story = {
  play: async ({ canvas, msw }) => {
    const up = await canvas.findByRole('button', { name: 'Move Policy updates up' });
    msw.use(handlers.favoritePages.list.complete(favorites(4)));
    await userEvent.click(up);
    await canvas.findByText(/^Your favorites were also changed in another tab/);
  },
};

/** A removed favorite keeps its row, so that the other rows don't move. */
export const Removed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Policy updates' }));
    await expect(
      await canvas.findByRole('button', { name: 'Undo Remove Policy updates' }),
    ).toHaveFocus();
  },
};

export const Renaming: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rename Policy updates' }));
    await expect(canvas.getByRole('textbox', { name: 'New name of Policy updates' })).toHaveFocus();
  },
};
