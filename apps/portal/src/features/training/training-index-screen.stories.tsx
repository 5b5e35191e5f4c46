import { handlers, sampleHandlers } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const meta = {
  title: 'Screens/Training/Training and job aids',
  component: Screen,
  args: { path: '/training-and-job-aids' },
  tags: ['route:training'],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
} satisfies ScreenMeta<'training'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete', 'layout-reference'],
  play: async ({ canvas }) => {
    await canvas.findByText('Live now');
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  beforeEach: ({ msw }) =>
    msw.use(
      handlers.webinars.list.pending(),
      handlers.trainings.list.pending(),
      handlers.jobAids.list.pending(),
    ),
};

export const Empty: Story = {
  tags: ['state:empty'],
  beforeEach: ({ msw }) =>
    msw.use(
      handlers.webinars.list.empty(),
      handlers.trainings.list.empty(),
      handlers.jobAids.list.empty(),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No training yet' });
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  beforeEach: ({ msw }) =>
    msw.use(
      handlers.webinars.list.failed(422),
      handlers.trainings.list.failed(422),
      handlers.jobAids.list.failed(422),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

/** One part failed and shows an error. The other parts have loaded. */
export const Partial: Story = {
  tags: ['state:partial'],
  beforeEach: ({ msw }) => msw.use(handlers.trainings.list.failed(422)),
  play: async ({ canvas }) => {
    await canvas.findByText('Couldn’t load this section.');
  },
};
