import { handlers, sampleHandlers } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const meta = {
  title: 'Screens/Products/Products',
  component: Screen,
  args: { path: '/products' },
  tags: ['route:products'],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
} satisfies ScreenMeta<'products'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete', 'layout-reference'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Agent360 Home' });
  },
};

/** Texas is selected. The products are grouped by their availability in Texas. */
export const CompleteInState: Story = {
  tags: ['state:complete'],
  args: { path: '/products?state=TX' },
  play: async ({ canvas }) => {
    await canvas.findByText('10 of our 13 products are offered in Texas.');
  },
};

/** The user selects a state with the keyboard. */
export const CompleteChoosesState: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    const picker = await canvas.findByRole('combobox', {
      name: 'See what you can write in a state',
    });
    await canvas.findByRole('heading', { name: 'Agent360 Home' });
    await userEvent.type(picker, 'rh');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await canvas.findByRole('heading', { name: 'In Rhode Island' });
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  beforeEach: ({ msw }) =>
    msw.use(handlers.products.list.pending(), handlers.productUpdates.list.pending()),
};

export const Empty: Story = {
  tags: ['state:empty'],
  beforeEach: ({ msw }) =>
    msw.use(handlers.products.list.empty(), handlers.productUpdates.list.empty()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No products yet' });
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  beforeEach: ({ msw }) =>
    msw.use(handlers.products.list.failed(422), handlers.productUpdates.list.failed(422)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

/** The news failed to load, but the products are shown. */
export const Partial: Story = {
  tags: ['state:partial'],
  beforeEach: ({ msw }) => msw.use(handlers.productUpdates.list.failed(503)),
  play: async ({ canvas }) => {
    await canvas.findByText('Couldn’t load this section.');
  },
};
