import type { StoryObj } from '@storybook/react-vite';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const meta = {
  title: 'Screens/Status/Sign-in failed',
  component: Screen,
  args: { path: '/unauthorized' },
  globals: { session: 'none' },
  tags: ['route:unauthorized'],
} satisfies ScreenMeta<'unauthorized'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Couldn’t sign you in' });
  },
};

/** The host says why it rejected the sign-in. */
export const CompleteWithMessage: Story = {
  tags: ['state:complete'],
  args: { historyState: { from: '/alerts', message: 'Your account is closed.' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Your account is closed.');
  },
};

/** Single sign-on refused the user. The host's log has the reason for this number. */
export const CompleteWithReference: Story = {
  tags: ['state:complete'],
  args: {
    historyState: { from: '/alerts', requestId: '0b0c5c1e-6f0e-4a53-9c6e-5d8f6f1f4c7e' },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Reference number');
    await canvas.findByText('0b0c5c1e-6f0e-4a53-9c6e-5d8f6f1f4c7e');
  },
};
