import { handlers, sampleHandlers } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const meta = {
  title: 'Screens/Agent360/Product overview',
  component: Screen,
  args: { path: '/agent360/product-overview' },
  tags: ['route:agent360.product-overview'],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
} satisfies ScreenMeta<'agent360.product-overview'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    // The name of a product.
    await canvas.findByRole('heading', { name: 'Agent360 Home' });
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  beforeEach: ({ msw }) =>
    msw.use(handlers.simplePages.detail.pending(), handlers.products.list.pending()),
};

/** There are no products, and the user has no access to the page’s text. */
export const Empty: Story = {
  tags: ['state:empty'],
  beforeEach: ({ msw }) =>
    msw.use(handlers.simplePages.detail.failed(403), handlers.products.list.empty()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Nothing here yet' });
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  beforeEach: ({ msw }) =>
    msw.use(handlers.simplePages.detail.failed(422), handlers.products.list.failed(422)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

/** The text failed to load, but the products are shown. */
export const Partial: Story = {
  tags: ['state:partial'],
  beforeEach: ({ msw }) => msw.use(handlers.simplePages.detail.failed(503)),
  play: async ({ canvas }) => {
    await canvas.findByText('Couldn’t load this section.');
  },
};
