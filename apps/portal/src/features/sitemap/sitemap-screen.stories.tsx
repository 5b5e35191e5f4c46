import { sampleHandlers } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const meta = {
  title: 'Screens/Help/Sitemap',
  component: Screen,
  args: { path: '/sitemap' },
  tags: ['route:sitemap'],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
} satisfies ScreenMeta<'sitemap'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'News' })).toBeVisible();
    // The page has two paths, but the sitemap links to it once.
    await expect(canvas.getByRole('link', { name: 'Co-op marketing center' })).toBeVisible();
  },
};
