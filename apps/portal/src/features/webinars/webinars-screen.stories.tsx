import { sampleLibrary } from '@producer-portal/api/sample-library';
import { handlers, sampleHandlers } from '@producer-portal/api/testing';
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

/** Upcoming webinars come before past ones. */
export const Complete: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    const upcoming = within(await canvas.findByRole('region', { name: 'Upcoming webinars' }));
    await expect(upcoming.getByText('Live now')).toBeVisible();
  },
};

/** No webinars are scheduled, so only past ones are shown. */
export const CompleteNoneUpcoming: Story = {
  tags: ['state:complete'],
  beforeEach: ({ msw }) =>
    msw.use(
      handlers.webinars.list.complete(
        sampleLibrary.webinars.filter(({ starts_at: start }) => (start ?? '') < '2026-03-02'),
      ),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Past webinars' });
    await expect(canvas.queryByRole('region', { name: 'Upcoming webinars' })).toBeNull();
  },
};

/** Webinars with CE credit in one state. */
export const CompleteCeState: Story = {
  tags: ['state:complete'],
  args: { path: '/training-and-job-aids/webinars/search?ceState=OH' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Remove filter: CE credit in Ohio' });
    await canvas.findByRole('link', { name: 'E-learnings with CE credit in Ohio' });
  },
};

/** Webinars that match a search text. */
export const CompleteSearched: Story = {
  tags: ['state:complete'],
  args: { path: '/training-and-job-aids/webinars/search?search=photos' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox', { name: 'Search webinars' })).toHaveValue(
      'photos',
    );
    await canvas.findByRole('button', { name: 'Remove filter: “photos”' });
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
