import type { StoryObj } from '@storybook/react-vite';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const meta = {
  title: 'Screens/Status/Signed out',
  component: Screen,
  args: { path: '/logged-out' },
  globals: { session: 'none' },
  tags: ['route:logged-out'],
} satisfies ScreenMeta<'logged-out'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'You’re signed out' });
  },
};
