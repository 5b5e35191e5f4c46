import { handlers, sampleHandlers } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const meta = {
  title: 'Screens/Agent360/New products',
  component: Screen,
  args: { path: '/agent360/new-products' },
  tags: ['route:agent360.new-products'],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
} satisfies ScreenMeta<'agent360.new-products'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^Agent360 Landlord/u });
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  beforeEach: ({ msw }) => msw.use(handlers.products.list.pending()),
};

export const Empty: Story = {
  tags: ['state:empty'],
  beforeEach: ({ msw }) => msw.use(handlers.products.list.empty()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No new products yet' });
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  beforeEach: ({ msw }) => msw.use(handlers.products.list.failed(422)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};
