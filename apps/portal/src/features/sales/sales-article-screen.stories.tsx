import { sampleLibrary } from '@producer-portal/api/sample-library';
import { handlers, sampleHandlers } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const [article] = sampleLibrary.salesArticles;
if (!article) throw new Error('The sample library has no sales article.');

const [template] = sampleLibrary.collateralTemplates;

const meta = {
  title: 'Screens/Marketing/Sales article',
  component: Screen,
  args: { path: `/sales-and-marketing/${article.slug}` },
  tags: ['route:sales-and-marketing.detail'],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
} satisfies ScreenMeta<'sales-and-marketing.detail'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: article.title });
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  beforeEach: ({ msw }) => msw.use(handlers.salesArticles.detail.pending()),
};

/** The record doesn't exist and has no redirect. */
export const Empty: Story = {
  tags: ['state:empty'],
  args: { path: '/sales-and-marketing/no-such-article' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Oops! That page could not be found.' });
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  beforeEach: ({ msw }) => msw.use(handlers.salesArticles.detail.failed(422)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

/** The slug belongs to a collateral template. The page shows the template and links to its order form. */
export const CompleteTemplate: Story = {
  tags: ['state:complete'],
  args: { path: `/sales-and-marketing/${template?.slug}` },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Customize and order' });
  },
};
