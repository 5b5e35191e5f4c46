import { handlers, sampleHandlers } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const meta = {
  title: 'Screens/Marketing/Sales and marketing',
  component: Screen,
  args: { path: '/sales-and-marketing' },
  tags: ['route:sales-and-marketing'],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
} satisfies ScreenMeta<'sales-and-marketing'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    await canvas.findByText(/^\d+ articles$/u);
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  beforeEach: ({ msw }) => msw.use(handlers.salesArticles.list.pending()),
};

export const Empty: Story = {
  tags: ['state:empty'],
  beforeEach: ({ msw }) => msw.use(handlers.salesArticles.list.empty()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No articles yet' });
  },
};

export const NoMatches: Story = {
  tags: ['state:no-matches'],
  args: { path: '/sales-and-marketing?search=zeppelin' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Remove filter: “zeppelin”' });
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  beforeEach: ({ msw }) => msw.use(handlers.salesArticles.list.failed(422)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

/** There are no promotions. The page says so and shows the articles. */
export const CompleteNoPromotions: Story = {
  tags: ['state:complete'],
  beforeEach: ({ msw }) => msw.use(handlers.salesPromotions.list.empty()),
  play: async ({ canvas }) => {
    await canvas.findByText('No promotions are running in your states.');
  },
};

/** The promotions failed to load, so an error is shown in their place. The articles are shown. */
export const CompletePromotionsFailed: Story = {
  tags: ['state:complete'],
  beforeEach: ({ msw }) => msw.use(handlers.salesPromotions.list.failed(503)),
  play: async ({ canvas }) => {
    await canvas.findByText('Couldn’t load this section.');
  },
};

/** After a category change, the old rows stay until the new ones load. */
export const Refetching: Story = {
  tags: ['state:refetching'],
  play: async ({ canvas, msw }) => {
    const summary = await canvas.findByText(/^\d+ articles$/u);
    msw.use(handlers.salesArticles.list.pending());
    await userEvent.click(await canvas.findByRole('radio', { name: 'Sales ideas' }));
    await expect(summary).toBeVisible();
  },
};

export const CompleteFiltered: Story = {
  tags: ['state:complete'],
  args: { path: '/sales-and-marketing?category=sales_ideas' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Remove filter: Sales ideas' });
  },
};
