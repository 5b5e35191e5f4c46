import { handlers, sampleHandlers } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const meta = {
  title: 'Screens/Training/Search e-learnings',
  component: Screen,
  args: { path: '/training-and-job-aids/elearnings/search' },
  tags: ['route:elearnings.list'],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
} satisfies ScreenMeta<'elearnings.list'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    await canvas.findByText(/^\d+ e-learnings$/u, { selector: 'p' });
  },
};

/** E-learnings with CE credit in one state. */
export const CompleteCeState: Story = {
  tags: ['state:complete'],
  args: { path: '/training-and-job-aids/elearnings/search?ceState=OH' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Remove filter: CE credit in Ohio' });
    await canvas.findByRole('link', { name: 'Webinars with CE credit in Ohio' });
  },
};

/** E-learnings that match a search text. */
export const CompleteSearched: Story = {
  tags: ['state:complete'],
  args: { path: '/training-and-job-aids/elearnings/search?search=roof' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Remove filter: “roof”' });
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  beforeEach: ({ msw }) => msw.use(handlers.trainings.list.pending()),
};

export const Empty: Story = {
  tags: ['state:empty'],
  beforeEach: ({ msw }) => msw.use(handlers.trainings.list.empty()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No e-learnings yet' });
  },
};

export const NoMatches: Story = {
  tags: ['state:no-matches'],
  args: { path: '/training-and-job-aids/elearnings/search?startDate=2031-01-01' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Remove filter: Starting January 1, 2031' });
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  beforeEach: ({ msw }) => msw.use(handlers.trainings.list.failed(422)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

/** After a filter change, the old rows stay until the new ones load. */
export const Refetching: Story = {
  tags: ['state:refetching'],
  play: async ({ canvas, msw }) => {
    const summary = await canvas.findByText(/^\d+ e-learnings$/u, { selector: 'p' });
    msw.use(handlers.trainings.list.pending());
    await userEvent.click(await canvas.findByRole('button', { name: 'Type' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Take20' }));
    await expect(summary).toBeVisible();
  },
};

export const CompleteFiltered: Story = {
  tags: ['state:complete'],
  args: { path: '/training-and-job-aids/elearnings/search?types[]=new_hire&startDate=2025-06-01' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Remove filter: New hire' });
  },
};
