import { handlers, sampleHandlers, samplePersona } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const meta = {
  title: 'Screens/Home/Home',
  component: Screen,
  args: { path: '/' },
  tags: ['route:home'],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
} satisfies ScreenMeta<'home'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete', 'layout-reference'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Needs your attention' });
  },
};

export const CompleteImpersonating: Story = {
  tags: ['state:complete'],
  globals: { session: 'agent' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Needs your attention' });
  },
};

/** Everything is read. The side column shows a message, and promotions fill the space. */
export const CompleteUpToDate: Story = {
  tags: ['state:complete'],
  beforeEach: ({ msw }) =>
    msw.use(...sampleHandlers({ persona: samplePersona('home-office-admin') })),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'You’re up to date' });
    const latest = await canvas.findByRole('region', { name: 'Latest across the portal' });
    const offers = await canvas.findByRole('region', { name: 'Product updates' });
    await waitFor(async () => {
      const { right, top } = latest.getBoundingClientRect();
      await expect(offers.getBoundingClientRect().left).toBeGreaterThan(right);
      await expect(offers.getBoundingClientRect().top).toBeCloseTo(top, 0);
    });
  },
};

/** One part failed. The other parts are shown, with a retry button. */
export const Partial: Story = {
  tags: ['state:partial'],
  beforeEach: ({ msw }) => msw.use(handlers.policyUpdates.list.failed(503)),
  play: async ({ canvas }) => {
    await canvas.findByText('Couldn’t load this section.');
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  beforeEach: ({ msw }) =>
    msw.use(
      handlers.featuredContent.list.pending(),
      handlers.alerts.list.pending(),
      handlers.policyUpdates.list.pending(),
    ),
};

export const Empty: Story = {
  tags: ['state:empty'],
  beforeEach: ({ msw }) =>
    msw.use(
      handlers.featuredContent.list.empty(),
      handlers.alerts.list.empty(),
      handlers.alerts.count.empty(),
      handlers.policyUpdates.list.empty(),
      handlers.policyUpdates.count.empty(),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No news yet' });
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  beforeEach: ({ msw }) =>
    msw.use(
      handlers.featuredContent.list.failed(422),
      handlers.alerts.list.failed(422),
      handlers.policyUpdates.list.failed(422),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};
