import type { StoryObj } from '@storybook/react-vite';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const meta = {
  title: 'Screens/Errors/Session ended',
  component: Screen,
  args: { path: '/inactivity-error' },
  globals: { session: 'none' },
  tags: ['route:inactivity-error'],
} satisfies ScreenMeta<'inactivity-error'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete', 'layout-reference'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Your session has ended' });
  },
};

/** The token could not be refreshed, and the host says why. */
export const CompleteInvalidSession: Story = {
  tags: ['state:complete'],
  args: {
    historyState: {
      from: '/alerts',
      invalidSession: true,
      message: 'Your agency’s access ended on March 1. Call 555-0100 with questions.',
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Invalid session' });
    await canvas.findByText(/^Your agency’s access ended/u);
  },
};
