import { sampleLibrary } from '@producer-portal/api/sample-library';
import { handlers, sampleHandlers } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const record = sampleLibrary.webinars.find(({ slug }) => slug === 'take20-opening-trailers');
if (!record) throw new Error('The sample library has no such webinar.');

const meta = {
  title: 'Screens/Training/Training',
  component: Screen,
  args: { path: `/training-and-job-aids/${record.slug}` },
  tags: ['route:training.detail'],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
} satisfies ScreenMeta<'training.detail'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: record.title });
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  beforeEach: ({ msw }) => msw.use(handlers.trainings.detail.pending()),
};

/** The record doesn't exist and has no redirect. */
export const Empty: Story = {
  tags: ['state:empty'],
  args: { path: '/training-and-job-aids/no-such-training' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Oops! That page could not be found.' });
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  beforeEach: ({ msw }) => msw.use(handlers.trainings.detail.failed(422)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

export const CompleteElearning: Story = {
  tags: ['state:complete'],
  args: { path: '/training-and-job-aids/manufactured-home-basics' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Start e-learning/u });
  },
};

export const CompleteJobAid: Story = {
  tags: ['state:complete'],
  args: { path: '/training-and-job-aids/take-a-payment' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Take a payment at your desk' });
  },
};
