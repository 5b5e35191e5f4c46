import { handlers, sampleHandlers } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const meta = {
  title: 'Screens/Training/Take20',
  component: Screen,
  args: { path: '/training-and-job-aids/take20' },
  tags: ['route:training.take20'],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
} satisfies ScreenMeta<'training.take20'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Take20' });
    await canvas.findByRole('heading', { level: 2, name: 'Recordings' });
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  beforeEach: ({ msw }) =>
    msw.use(
      handlers.simplePages.detail.pending(),
      handlers.webinars.list.pending(),
      handlers.trainings.list.pending(),
    ),
};

export const Empty: Story = {
  tags: ['state:empty'],
  beforeEach: ({ msw }) =>
    msw.use(
      handlers.simplePages.detail.failed(403),
      handlers.webinars.list.empty(),
      handlers.trainings.list.empty(),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No Take20 sessions yet' });
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  beforeEach: ({ msw }) =>
    msw.use(
      handlers.simplePages.detail.failed(422),
      handlers.webinars.list.failed(422),
      handlers.trainings.list.failed(422),
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
