import { handlers, sampleHandlers } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const meta = {
  title: 'Screens/Marketing/Co-op collaterals',
  component: Screen,
  args: { path: '/marketing-collateral/co-op-marketing-center/collaterals' },
  tags: ['route:co-op.collaterals'],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
} satisfies ScreenMeta<'co-op.collaterals'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Postcard: Before the first ride' });
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  beforeEach: ({ msw }) => msw.use(handlers.collateralTemplates.list.pending()),
};

export const Empty: Story = {
  tags: ['state:empty'],
  beforeEach: ({ msw }) => msw.use(handlers.collateralTemplates.list.empty()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No items yet' });
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  beforeEach: ({ msw }) => msw.use(handlers.collateralTemplates.list.failed(422)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

export const NoMatches: Story = {
  tags: ['state:no-matches'],
  args: { path: '/marketing-collateral/co-op-marketing-center/collaterals?search=zeppelin' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No items match your filters' });
  },
};

/** After a filter change, the old items stay until the new ones load. */
export const Refetching: Story = {
  tags: ['state:refetching'],
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('link', { name: 'Postcard: Before the first ride' });
    msw.use(handlers.collateralTemplates.list.pending());
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'RV' }));
  },
};
