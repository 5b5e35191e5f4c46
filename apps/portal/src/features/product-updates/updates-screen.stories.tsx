import { handlers, sampleHandlers } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const meta = {
  title: 'Screens/Products/Search product news',
  component: Screen,
  args: { path: '/products/product-news-and-updates/search' },
  tags: ['route:product-updates.list'],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
} satisfies ScreenMeta<'product-updates.list'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    await canvas.findByText(/^\d+ product updates$/u);
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  beforeEach: ({ msw }) => msw.use(handlers.productUpdates.list.pending()),
};

export const Empty: Story = {
  tags: ['state:empty'],
  beforeEach: ({ msw }) => msw.use(handlers.productUpdates.list.empty()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No product updates yet' });
  },
};

export const NoMatches: Story = {
  tags: ['state:no-matches'],
  args: { path: '/products/product-news-and-updates/search?search=zeppelin' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Remove filter: “zeppelin”' });
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  beforeEach: ({ msw }) => msw.use(handlers.productUpdates.list.failed(422)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

/** After a category change, the old rows stay until the new ones load. */
export const Refetching: Story = {
  tags: ['state:refetching'],
  play: async ({ canvas, msw }) => {
    const summary = await canvas.findByText(/^\d+ product updates$/u);
    msw.use(handlers.productUpdates.list.pending());
    await userEvent.click(await canvas.findByRole('radio', { name: 'Enhancement' }));
    await expect(summary).toBeVisible();
  },
};

export const CompleteFiltered: Story = {
  tags: ['state:complete'],
  args: {
    path: '/products/product-news-and-updates/search?is_featured=true&products[]=motorcycle',
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Remove filter: Motorcycle' });
  },
};
