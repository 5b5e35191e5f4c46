import { sampleLibrary } from '@producer-portal/api/sample-library';
import { handlers, sampleHandlers } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const meta = {
  title: 'Screens/Training/Webinars',
  component: Screen,
  args: { path: '/training-and-job-aids/webinars' },
  tags: ['route:webinars'],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
} satisfies ScreenMeta<'webinars'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete', 'layout-reference'],
  play: async ({ canvas }) => {
    await canvas.findByText('Live now');
    await canvas.findByRole('heading', { name: 'Recordings' });
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

export const Failed: Story = {
  tags: ['state:failed'],
  beforeEach: ({ msw }) => msw.use(handlers.webinars.list.failed(422)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

const upcoming = sampleLibrary.webinars.filter(({ recording }) => !recording);

/** There are no recordings. Upcoming webinars are shown. */
export const Partial: Story = {
  tags: ['state:partial'],
  beforeEach: ({ msw }) => msw.use(handlers.webinars.list.complete(upcoming)),
  play: async ({ canvas }) => {
    await canvas.findByText('No recordings yet.');
  },
};
