import { handlers, sampleHandlers } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const meta = {
  title: 'Screens/Agent360/Page',
  component: Screen,
  args: { path: '/agent360/take20' },
  tags: ['route:agent360.detail'],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
} satisfies ScreenMeta<'agent360.detail'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Take20' });
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  beforeEach: ({ msw }) => msw.use(handlers.simplePages.detail.pending()),
};

export const Empty: Story = {
  tags: ['state:empty'],
  args: { path: '/agent360/no-such-page' },
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
