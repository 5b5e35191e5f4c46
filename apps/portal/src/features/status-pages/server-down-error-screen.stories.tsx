import type { StoryObj } from '@storybook/react-vite';
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
