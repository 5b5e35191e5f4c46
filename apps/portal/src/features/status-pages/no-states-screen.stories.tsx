import type { StoryObj } from '@storybook/react-vite';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const meta = {
  title: 'Screens/Status/No states',
  component: Screen,
  args: { path: '/no-states' },
  globals: { session: 'regular' },
  tags: ['route:no-states'],
} satisfies ScreenMeta<'no-states'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'No states are set up for you' });
  },
};
