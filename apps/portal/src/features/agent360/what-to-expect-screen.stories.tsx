import { handlers, sampleHandlers } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const meta = {
  title: 'Screens/Agent360/What to expect',
  component: Screen,
  args: { path: '/agent360/what-to-expect' },
  tags: ['route:agent360.what-to-expect'],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
} satisfies ScreenMeta<'agent360.what-to-expect'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete', 'layout-reference'],
  play: async ({ canvas }) => {
    await canvas.findByText(/^You’re in Wave 2\./u);
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  beforeEach: ({ msw }) =>
    msw.use(handlers.simplePages.detail.pending(), handlers.cohorts.list.pending()),
};

/** There are no waves, and the user has no access to the page’s text. */
export const Empty: Story = {
  tags: ['state:empty'],
  beforeEach: ({ msw }) =>
    msw.use(handlers.simplePages.detail.failed(403), handlers.cohorts.list.empty()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Nothing here yet' });
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  beforeEach: ({ msw }) =>
    msw.use(handlers.simplePages.detail.failed(422), handlers.cohorts.list.failed(422)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

/** The waves failed to load, but the text is shown. */
export const Partial: Story = {
  tags: ['state:partial'],
  beforeEach: ({ msw }) => msw.use(handlers.cohorts.list.failed(503)),
  play: async ({ canvas }) => {
    await canvas.findByText('Couldn’t load this section.');
  },
};
