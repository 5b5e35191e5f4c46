import { handlers, sampleHandlers } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const meta = {
  title: 'Screens/Agent360/About Agent360',
  component: Screen,
  args: { path: '/agent360' },
  tags: ['route:agent360'],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
} satisfies ScreenMeta<'agent360'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete', 'layout-reference'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Agent360' });
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  beforeEach: ({ msw }) => msw.use(handlers.simplePages.detail.pending()),
};

export const Empty: Story = {
  tags: ['state:empty'],
  beforeEach: ({ msw }) => msw.use(handlers.simplePages.detail.empty()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Oops! That page could not be found.' });
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  beforeEach: ({ msw }) => msw.use(handlers.simplePages.detail.failed(422)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};
