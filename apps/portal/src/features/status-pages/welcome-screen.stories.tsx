import type { StoryObj } from '@storybook/react-vite';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const meta = {
  title: 'Screens/Status/Welcome',
  component: Screen,
  args: { path: '/welcome' },
  globals: { session: 'none' },
  tags: ['route:welcome'],
} satisfies ScreenMeta<'welcome'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Welcome to the Producer News Portal' });
  },
};
