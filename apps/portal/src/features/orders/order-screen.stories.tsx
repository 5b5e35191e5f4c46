import { handlers, sampleHandlers } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const ordersPath = '/marketing-collateral/co-op-marketing-center/orders';

const meta = {
  title: 'Screens/Marketing/Order',
  component: Screen,
  args: { path: `${ordersPath}/8809` },
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

/** The order doesn't exist or belongs to another user. Both look the same. */
export const Empty: Story = {
  tags: ['state:empty'],
  args: { path: `${ordersPath}/404` },
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

/** Checkout with items in the cart. */
export const CompleteCart: Story = {
  tags: ['state:complete', 'layout-reference'],
  args: { path: `${ordersPath}/8812` },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Ship to' });
    await canvas.findByText('Quantity: 500');
  },
};

/** An admin views as an agent, so the cart can't be changed or submitted. */
export const CompleteCartImpersonating: Story = {
  tags: ['state:complete'],
  args: { path: `${ordersPath}/8812` },
  globals: { session: 'agent' },
  play: async ({ canvas }) => {
    await canvas.findByText('View only');
    await expect(await canvas.findByRole('button', { name: 'Review order' })).toBeDisabled();
  },
};

/** An admin views as an agent, so the order can't be submitted again. */
export const CompleteImpersonating: Story = {
  tags: ['state:complete'],
  globals: { session: 'agent' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Order again' })).toBeDisabled();
  },
};

export const CompleteEmptyCart: Story = {
  tags: ['state:complete'],
  args: { path: `${ordersPath}/8812` },
  beforeEach: ({ msw }) => msw.use(handlers.cartItems.list.empty()),
  play: async ({ canvas }) => {
    await canvas.findByText('Your cart is empty.');
  },
};

/** Address errors appear above the form and at each field. */
export const CompleteErrors: Story = {
  tags: ['state:complete'],
  args: { path: `${ordersPath}/8812` },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Review order' }));
    await canvas.findByRole('heading', { name: 'Fix these fields' });
  },
};

async function openReview(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Use this address' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Review order' }));
  await canvas.findByRole('heading', { level: 1, name: 'Review your order' });
}

/** One click has filled in the last order's address. */
export const CompleteLastAddress: Story = {
  tags: ['state:complete'],
  args: { path: `${ordersPath}/8812` },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this address' }));
    await canvas.findByText(/^Filled in the address from Order CO-8811/u, { selector: 'p' });
  },
};

/** The review step. */
export const CompleteReview: Story = {
  tags: ['state:complete', 'layout-reference'],
  args: { path: `${ordersPath}/8812` },
  play: async ({ canvas }) => {
    await openReview(canvas);
    await canvas.findByText('Your message: “Free coverage review this month”');
  },
};

/** Submitting the order failed. The cart and the form are unchanged, and the order can be submitted again. */
export const CompleteReviewFailed: Story = {
  tags: ['state:complete'],
  args: { path: `${ordersPath}/8812` },
  beforeEach: ({ msw }) => msw.use(handlers.collateralRequests.submit.failed(503)),
  play: async ({ canvas }) => {
    await openReview(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit order' }));
    await canvas.findByText('The system has timed out due to a technical error.', {
      selector: 'p',
    });
  },
};

/** The host rejects the address. The form is shown again, with errors at its fields. */
export const CompleteReviewRefused: Story = {
  tags: ['state:complete'],
  args: { path: `${ordersPath}/8812` },
  beforeEach: ({ msw }) =>
    msw.use(
      handlers.collateralRequests.submit.failed(422, {
        errors: { 'delivery.postal_code': ['No such place.'] },
      }),
    ),
  play: async ({ canvas }) => {
    await openReview(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit order' }));
    await canvas.findByRole('link', { name: /No such place\.$/u });
  },
};

/** A removed item can be restored. */
export const CompleteRemoved: Story = {
  tags: ['state:complete'],
  args: { path: `${ordersPath}/8812` },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove Yard sign/u }));
    await canvas.findByRole('button', { name: 'Undo' });
  },
};

/** The order was returned, and the page shows the reason. */
export const CompleteReturned: Story = {
  tags: ['state:complete'],
  args: { path: `${ordersPath}/8798` },
  play: async ({ canvas }) => {
    await canvas.findAllByText(/registered name is Mill Creek Estates/u);
  },
};

export const CompleteClosed: Story = {
  tags: ['state:complete'],
  args: { path: `${ordersPath}/8702` },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'History' });
  },
};
