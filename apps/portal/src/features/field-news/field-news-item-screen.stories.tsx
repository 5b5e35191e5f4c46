import { sampleLibrary } from '@producer-portal/api/sample-library';
import { handlers, sampleHandlers } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { nowrapPhrases } from '../../lib/nowrap.ts';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const [item] = sampleLibrary.fieldManagementNews;
if (!item) throw new Error('The sample library has no field management news item.');

const meta = {
  title: 'Screens/News/Field note',
  component: Screen,
  args: { path: `/field-management/field-management-news/${item.slug}` },
  tags: ['route:field-management-news.detail'],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
} satisfies ScreenMeta<'field-management-news.detail'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: nowrapPhrases(item.title) });
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  beforeEach: ({ msw }) => msw.use(handlers.fieldManagementNews.detail.pending()),
};

/** The record doesn't exist and has no redirect. */
export const Empty: Story = {
  tags: ['state:empty'],
  args: { path: '/field-management/field-management-news/no-such-note' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Oops! That page could not be found.' });
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  beforeEach: ({ msw }) => msw.use(handlers.fieldManagementNews.detail.failed(422)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

/** Admins see an edit link. */
export const CompleteAdmin: Story = {
  tags: ['state:complete'],
  args: { config: { adminHost: 'https://admin.example.com' } },
  globals: { session: 'admin' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Edit this record/u });
  },
};
