import type { StoryObj } from '@storybook/react-vite';
import { spyOn } from 'storybook/test';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const meta = {
  title: 'Screens/Errors/System timed out',
  component: Screen,
  args: { path: '/server-down-error' },
  globals: { session: 'regular' },
  tags: ['route:server-down-error'],
} satisfies ScreenMeta<'server-down-error'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', {
      level: 1,
      name: 'The system has timed out due to a technical error.',
    });
  },
};

/** When the network is back, the page that the user came from opens again. */
export const CompleteOffline: Story = {
  tags: ['state:complete'],
  beforeEach: () => {
    spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  },
  play: async ({ canvas }) => {
    await canvas.findByText('You’re offline. Your page opens again when you’re back online.');
  },
};
