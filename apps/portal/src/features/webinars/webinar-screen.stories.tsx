import { sampleLibrary } from '@producer-portal/api/sample-library';
import { handlers, sampleHandlers } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const record = sampleLibrary.webinars.find(({ slug }) => slug === 'take20-opening-trailers');
if (!record) throw new Error('The sample library has no such webinar.');

const meta = {
  title: 'Screens/Training/Webinar',
  component: Screen,
  args: { path: `/training-and-job-aids/webinars/${record.slug}` },
  tags: ['route:webinars.detail'],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
} satisfies ScreenMeta<'webinars.detail'>;
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
  beforeEach: ({ msw }) => msw.use(handlers.webinars.detail.pending()),
};

/** The record doesn't exist and has no redirect. */
export const Empty: Story = {
  tags: ['state:empty'],
  args: { path: '/training-and-job-aids/webinars/no-such-webinar' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Oops! That page could not be found.' });
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  beforeEach: ({ msw }) => msw.use(handlers.webinars.detail.failed(422)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

/** The webinar is live, so the link to join is shown first. */
export const CompleteLive: Story = {
  tags: ['state:complete'],
  args: { path: '/training-and-job-aids/webinars/storm-season-before-the-watch' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Join now/u });
  },
};

/** The webinar is over. The page shows its recording with captions. */
export const CompleteRecorded: Story = {
  tags: ['state:complete'],
  args: { path: '/training-and-job-aids/webinars/take20-photos-that-pass' },
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/^Recording: /u, { selector: 'video' });
  },
};

/** The webinar is over and has no recording. */
export const CompleteEnded: Story = {
  tags: ['state:complete'],
  args: { path: '/training-and-job-aids/webinars/flood-questions-answered' },
  play: async ({ canvas }) => {
    await canvas.findByText(/There’s no recording/u);
  },
};

/** The webinar has no online registration. The text explains how to take part. */
export const CompleteWithoutRegistration: Story = {
  tags: ['state:complete'],
  args: { path: '/training-and-job-aids/webinars/great-lakes-territory-call' },
  play: async ({ canvas }) => {
    await canvas.findByText(/^You can’t register here/u);
  },
};

/** The page lists the webinar's CE credit by state. */
export const CompleteCredits: Story = {
  tags: ['state:complete'],
  args: { path: '/training-and-job-aids/webinars/ethics-live' },
  play: async ({ canvas }) => {
    await canvas.findByText('CE credit');
  },
};
