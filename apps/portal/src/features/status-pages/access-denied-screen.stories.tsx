import type { StoryObj } from '@storybook/react-vite';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const meta = {
  title: 'Screens/Status/Access denied',
  component: Screen,
  args: { path: '/access-denied?reason=permission' },
  globals: { session: 'regular' },
  tags: ['route:access-denied'],
} satisfies ScreenMeta<'access-denied'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'You do not have access to this page' });
  },
};

export const CompletePremier: Story = {
  args: { path: '/access-denied?reason=premier' },
  tags: ['state:complete'],
};

export const CompleteAdminOnly: Story = {
  args: { path: '/access-denied?reason=admin-only' },
  tags: ['state:complete'],
};
