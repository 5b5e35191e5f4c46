import { sampleLibrary } from '@producer-portal/api/sample-library';
import { handlers, sampleHandlers } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const record = sampleLibrary.trainings.find(({ slug }) => slug === 'manufactured-home-basics');
if (!record) throw new Error('The sample library has no such e-learning.');

const meta = {
  title: 'Screens/Training/E-learning',
  component: Screen,
  args: { path: `/training-and-job-aids/elearnings/${record.slug}` },
  tags: ['route:elearnings.detail'],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
} satisfies ScreenMeta<'elearnings.detail'>;
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
  args: { path: '/training-and-job-aids/elearnings/no-such-course' },
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

const announcedCourse = sampleLibrary.trainings.find(({ launch_url }) => !launch_url);

/** The course has been announced but isn't available yet. */
export const CompleteNotYet: Story = {
  tags: ['state:complete'],
  args: { path: `/training-and-job-aids/elearnings/${announcedCourse?.slug}` },
  play: async ({ canvas }) => {
    await canvas.findByText(/^This e-learning isn’t open yet/u);
  },
};

const withCredits = sampleLibrary.trainings.find(({ ce_credits }) => ce_credits?.length);

export const CompleteCredits: Story = {
  tags: ['state:complete'],
  args: { path: `/training-and-job-aids/elearnings/${withCredits?.slug}` },
  play: async ({ canvas }) => {
    await canvas.findByText('CE credit');
  },
};
