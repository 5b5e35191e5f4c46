import { handlers, sampleHandlers, sampleLibrary } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const meta = {
  title: 'Screens/Training/Search webinars',
  component: Screen,
  args: { path: '/training-and-job-aids/webinars/search' },
  tags: ['route:webinars.list'],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
} satisfies ScreenMeta<'webinars.list'>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Live webinars and those that start later today are shown before the list. */
export const Complete: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    const today = within(await canvas.findByRole('region', { name: 'Today' }));
    await expect(today.getByText('Live now')).toBeVisible();
  },
};

/** There are no webinars today, so only the list is shown. */
export const CompleteNothingToday: Story = {
  tags: ['state:complete'],
  beforeEach: ({ msw }) =>
    msw.use(
      handlers.webinars.list.complete(
        sampleLibrary.webinars.filter(({ starts_at: start }) => !start?.startsWith('2026-03-02')),
      ),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('· Latest first');
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  beforeEach: ({ msw }) => msw.use(handlers.webinars.list.pending()),
};

export const Empty: Story = {
  tags: ['state:empty'],
  beforeEach: ({ msw }) => msw.use(handlers.webinars.list.empty()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No webinars yet' });
  },
};

export const NoMatches: Story = {
  tags: ['state:no-matches'],
  args: { path: '/training-and-job-aids/webinars/search?startDate=2031-01-01' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Remove filter: Starting January 1, 2031' });
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  beforeEach: ({ msw }) => msw.use(handlers.webinars.list.failed(422)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

/** After a filter change, the old rows stay until the new ones load. */
export const Refetching: Story = {
  tags: ['state:refetching'],
  play: async ({ canvas, msw }) => {
    const summary = await canvas.findByText(/^\d+ webinars$/u, { selector: 'p' });
    msw.use(handlers.webinars.list.pending());
    await userEvent.click(await canvas.findByRole('button', { name: 'Type' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Take20' }));
    await expect(summary).toBeVisible();
  },
};

export const CompleteFiltered: Story = {
  tags: ['state:complete'],
  args: { path: '/training-and-job-aids/webinars/search?startDate=2026-03-02' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Remove filter: Starting March 2, 2026' });
  },
};
