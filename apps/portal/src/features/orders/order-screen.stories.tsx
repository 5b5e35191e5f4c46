import { handlers, sampleHandlers } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const orders = '/marketing-collateral/co-op-marketing-center/orders';

const meta = {
  title: 'Screens/Marketing/Order',
  component: Screen,
  args: { path: `${orders}/8809` },
  tags: ['route:co-op.order'],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
} satisfies ScreenMeta<'co-op.order'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete', 'layout-reference'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Order CO-8809' });
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  beforeEach: ({ msw }) => msw.use(handlers.collateralRequests.detail.pending()),
};

/** The order is not there, or is somebody else’s: nothing tells the two apart. */
export const Empty: Story = {
  tags: ['state:empty'],
  args: { path: `${orders}/404` },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Oops! That page could not be found.' });
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  beforeEach: ({ msw }) => msw.use(handlers.collateralRequests.detail.failed(422)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

/** The cart on its way to an order. */
export const CompleteCart: Story = {
  tags: ['state:complete', 'layout-reference'],
  args: { path: `${orders}/8812` },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Where shall it be sent?' });
    await canvas.findByText('500 pieces');
  },
};

export const CompleteEmptyCart: Story = {
  tags: ['state:complete'],
  args: { path: `${orders}/8812` },
  beforeEach: ({ msw }) => msw.use(handlers.cartItems.list.empty()),
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing is in your cart yet.');
  },
};

/** What is wrong with an address stands above the form and at each field. */
export const CompleteErrors: Story = {
  tags: ['state:complete'],
  args: { path: `${orders}/8812` },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit order' }));
    await canvas.findByRole('heading', { name: 'Please put these right' });
  },
};

/** It came back: the history says why. */
export const CompleteReturned: Story = {
  tags: ['state:complete'],
  args: { path: `${orders}/8798` },
  play: async ({ canvas }) => {
    await canvas.findByText(/registered as Mill Creek Estates/u);
  },
};

export const CompleteClosed: Story = {
  tags: ['state:complete'],
  args: { path: `${orders}/8702` },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'History' });
  },
};
