import { handlers, sampleHandlers, sampleTokens } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const meta = {
  title: 'Screens/Marketing/Marketing collateral',
  component: Screen,
  args: { path: '/marketing-collateral' },
  tags: ['route:marketing-collateral'],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
} satisfies ScreenMeta<'marketing-collateral'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete', 'layout-reference'],
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
  args: { path: '/marketing-collateral?search=zeppelin' },
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
    await userEvent.click(await canvas.findByRole('radio', { name: 'RV' }));
  },
};

/** Ordering has closed for this item. The item shows a label and still links to its page. */
export const CompleteOrderingEnded: Story = {
  tags: ['state:complete'],
  args: { path: '/marketing-collateral?search=calendar' },
  play: async ({ canvas }) => {
    const calendar = await canvas.findByRole('link', {
      name: 'Wall calendar: Monthly safety checks',
    });
    const row = within(calendar.closest('li')!);
    await expect(row.getByText('Closed')).toBeVisible();
    await expect(row.getByText(/^Ordering closed/u)).toBeVisible();
    await expect(row.queryByText(/^Order by/u)).toBeNull();
  },
};

/** Without co-op access, the user can view every item, and the page explains what is required to order. */
export const CompleteNoOrdering: Story = {
  tags: ['state:complete'],
  beforeEach: () => localStorage.setItem('jwt', sampleTokens('independent-csr').jwt),
  play: async ({ canvas }) => {
    await canvas.findByText(/you need access to the co-op marketing center/u);
  },
};
