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
    await canvas.findByRole('heading', { name: 'No pieces yet' });
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
    await canvas.findByRole('heading', { name: 'No pieces match' });
  },
};

/** Another filter is chosen: what was there stays until the answer has come. */
export const Refetching: Story = {
  tags: ['state:refetching'],
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('link', { name: 'Postcard: Before the first ride' });
    msw.use(handlers.collateralTemplates.list.pending());
    await userEvent.click(await canvas.findByRole('radio', { name: 'RV' }));
  },
};

/** Its last day is over: it says so, and leads to its page, where it can be looked at and not ordered. */
export const CompleteOrderingEnded: Story = {
  tags: ['state:complete'],
  args: { path: '/marketing-collateral?search=calendar' },
  play: async ({ canvas }) => {
    const calendar = await canvas.findByRole('link', {
      name: 'Wall calendar: A year of small checks',
    });
    const row = within(calendar.closest('li')!);
    await expect(row.getByText('Ordering ended')).toBeVisible();
    await expect(row.getByText(/^Ordering closed/u)).toBeVisible();
    await expect(row.queryByText(/^Order by/u)).toBeNull();
  },
};

/** Without the co-op program everything can be looked at, and it is said what ordering needs. */
export const CompleteLookOnly: Story = {
  tags: ['state:complete'],
  beforeEach: () => localStorage.setItem('jwt', sampleTokens('independent-csr').jwt),
  play: async ({ canvas }) => {
    await canvas.findByText(/needs the co-op program/u);
  },
};
