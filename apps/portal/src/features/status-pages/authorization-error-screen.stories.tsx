import type { StoryObj } from '@storybook/react-vite';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const meta = {
  title: 'Screens/Errors/Not authorized',
  component: Screen,
  args: { path: '/authorization-error' },
  globals: { session: 'regular' },
  tags: ['route:authorization-error'],
} satisfies ScreenMeta<'authorization-error'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', {
      level: 1,
      name: 'You are currently not authorized to view this content.',
    });
  },
};
