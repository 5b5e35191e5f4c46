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
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

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
    await canvas.findByText('Quantity: 500');
  },
};

export const CompleteEmptyCart: Story = {
  tags: ['state:complete'],
  args: { path: `${orders}/8812` },
  beforeEach: ({ msw }) => msw.use(handlers.cartItems.list.empty()),
  play: async ({ canvas }) => {
    await canvas.findByText('Your cart is empty.');
  },
};

/** What is wrong with an address stands above the form and at each field. */
export const CompleteErrors: Story = {
  tags: ['state:complete'],
  args: { path: `${orders}/8812` },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Review order' }));
    await canvas.findByRole('heading', { name: 'Fix these fields' });
  },
};

async function review(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Use this address' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Review order' }));
  await canvas.findByRole('heading', { level: 1, name: 'Review your order' });
}

/** The address of the last order is taken over by one press. */
export const CompleteLastAddress: Story = {
  tags: ['state:complete'],
  args: { path: `${orders}/8812` },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this address' }));
    await canvas.findByText(/^The address of Order CO-8811 is filled in/u, { selector: 'p' });
  },
};

/** All that is about to be sent, to be looked over. */
export const CompleteReview: Story = {
  tags: ['state:complete', 'layout-reference'],
  args: { path: `${orders}/8812` },
  play: async ({ canvas }) => {
    await review(canvas);
    await canvas.findByText('Your own line: “Storage ends soon”');
  },
};

/** The answer did not come: nothing is lost, and the same press can be sent again. */
export const CompleteReviewFailed: Story = {
  tags: ['state:complete'],
  args: { path: `${orders}/8812` },
  beforeEach: ({ msw }) => msw.use(handlers.collateralRequests.submit.failed(503)),
  play: async ({ canvas }) => {
    await review(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Place order' }));
    await canvas.findByText('The system has timed out due to a technical error.', {
      selector: 'p',
    });
  },
};

/** The host refuses the address: it is back at its fields. */
export const CompleteReviewRefused: Story = {
  tags: ['state:complete'],
  args: { path: `${orders}/8812` },
  beforeEach: ({ msw }) =>
    msw.use(
      handlers.collateralRequests.submit.failed(422, {
        errors: { 'delivery.postal_code': ['No such place.'] },
      }),
    ),
  play: async ({ canvas }) => {
    await review(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Place order' }));
    await canvas.findByRole('link', { name: /No such place\.$/u });
  },
};

/** A piece was taken out, and can come back. */
export const CompleteRemoved: Story = {
  tags: ['state:complete'],
  args: { path: `${orders}/8812` },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove Yard sign/u }));
    await canvas.findByRole('button', { name: 'Undo' });
  },
};

/** It came back, and says why. */
export const CompleteReturned: Story = {
  tags: ['state:complete'],
  args: { path: `${orders}/8798` },
  play: async ({ canvas }) => {
    await canvas.findAllByText(/registered as Mill Creek Estates/u);
  },
};

export const CompleteClosed: Story = {
  tags: ['state:complete'],
  args: { path: `${orders}/8702` },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'History' });
  },
};
