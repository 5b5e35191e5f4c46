import { handlers, sampleHandlers } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const meta = {
  title: 'Screens/Training/Search job aids',
  component: Screen,
  args: { path: '/training-and-job-aids/job-aids/search' },
  tags: ['route:job-aids.list'],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
} satisfies ScreenMeta<'job-aids.list'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    await canvas.findByText(/^\d+ job aids$/u, { selector: 'p' });
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  beforeEach: ({ msw }) => msw.use(handlers.jobAids.list.pending()),
};

export const Empty: Story = {
  tags: ['state:empty'],
  beforeEach: ({ msw }) => msw.use(handlers.jobAids.list.empty()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No job aids yet' });
  },
};

export const NoMatches: Story = {
  tags: ['state:no-matches'],
  args: { path: '/training-and-job-aids/job-aids/search?search=zeppelin' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Remove filter: “zeppelin”' });
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  beforeEach: ({ msw }) => msw.use(handlers.jobAids.list.failed(422)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

/** After a filter change, the old rows stay until the new ones load. */
export const Refetching: Story = {
  tags: ['state:refetching'],
  play: async ({ canvas, msw }) => {
    const summary = await canvas.findByText(/^\d+ job aids$/u, { selector: 'p' });
    msw.use(handlers.jobAids.list.pending());
    await userEvent.click(await canvas.findByRole('radio', { name: 'Quoting' }));
    await expect(summary).toBeVisible();
  },
};

export const CompleteFiltered: Story = {
  tags: ['state:complete'],
  args: {
    path: '/training-and-job-aids/job-aids/search?monthly=true&category=billing_and_payments',
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Remove filter: Billing and payments' });
  },
};
