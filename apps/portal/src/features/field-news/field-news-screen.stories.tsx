import { handlers, sampleHandlers } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const meta = {
  title: 'Screens/News/Field management news',
  component: Screen,
  args: { path: '/field-management/field-management-news' },
  tags: ['route:field-management-news.list'],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
} satisfies ScreenMeta<'field-management-news.list'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    await canvas.findByText(/^\d+ news items$/u);
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  beforeEach: ({ msw }) => msw.use(handlers.fieldManagementNews.list.pending()),
};

export const Empty: Story = {
  tags: ['state:empty'],
  beforeEach: ({ msw }) => msw.use(handlers.fieldManagementNews.list.empty()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No news items yet' });
  },
};

export const NoMatches: Story = {
  tags: ['state:no-matches'],
  args: { path: '/field-management/field-management-news?search=zeppelin' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Remove filter: “zeppelin”' });
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  beforeEach: ({ msw }) => msw.use(handlers.fieldManagementNews.list.failed(422)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

/** After a category change, the old rows stay until the new ones load. */
export const Refetching: Story = {
  tags: ['state:refetching'],
  play: async ({ canvas, msw }) => {
    const summary = await canvas.findByText(/^\d+ news items$/u);
    msw.use(handlers.fieldManagementNews.list.pending());
    await userEvent.click(await canvas.findByRole('radio', { name: 'Territory news' }));
    await expect(summary).toBeVisible();
  },
};

export const CompleteFiltered: Story = {
  tags: ['state:complete'],
  args: { path: '/field-management/field-management-news?category=territory_news' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Remove filter: Territory news' });
  },
};
