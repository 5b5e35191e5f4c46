import { handlers, sampleHandlers } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const meta = {
  title: 'Screens/Marketing/Your orders',
  component: Screen,
  args: { path: '/marketing-collateral/co-op-marketing-center/orders' },
  tags: ['route:co-op.orders'],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
} satisfies ScreenMeta<'co-op.orders'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete', 'layout-reference'],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'CO-8811' });
    // The results summary above the table has a top border, so the table header has none.
    for (const header of canvas.getAllByRole('columnheader')) {
      await expect(getComputedStyle(header).borderBlockStartWidth).toBe('0px');
    }
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  beforeEach: ({ msw }) => msw.use(handlers.collateralRequests.list.pending()),
};

export const Empty: Story = {
  tags: ['state:empty'],
  beforeEach: ({ msw }) => msw.use(handlers.collateralRequests.list.empty()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No orders yet' });
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  beforeEach: ({ msw }) => msw.use(handlers.collateralRequests.list.failed(422)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

export const NoMatches: Story = {
  tags: ['state:no-matches'],
  args: { path: '/marketing-collateral/co-op-marketing-center/orders?status=lost' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No orders match your filters' });
  },
};

/** After a filter change, the old orders stay until the new ones load. */
export const Refetching: Story = {
  tags: ['state:refetching'],
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('link', { name: 'CO-8811' });
    msw.use(handlers.collateralRequests.list.pending());
    await userEvent.click(await canvas.findByRole('radio', { name: 'Shipped' }));
  },
};
