import { sampleLibrary } from '@producer-portal/api/sample-library';
import { handlers, sampleHandlers } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expectAnswerFirst } from '../../testing/expect-answer-first.ts';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const [update] = sampleLibrary.productUpdates;
if (!update) throw new Error('The sample library has no product update.');

const meta = {
  title: 'Screens/Products/Product update',
  component: Screen,
  args: { path: `/products/product-news-and-updates/${update.slug}` },
  tags: ['route:product-updates.detail'],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
} satisfies ScreenMeta<'product-updates.detail'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: update.title });
  },
};

/** On a phone, the answer is visible without scrolling. */
export const CompletePhone: Story = {
  tags: ['state:complete'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => expectAnswerFirst(canvasElement, update),
};

export const Loading: Story = {
  tags: ['state:loading'],
  beforeEach: ({ msw }) => msw.use(handlers.productUpdates.detail.pending()),
};

/** The record doesn't exist and has no redirect. */
export const Empty: Story = {
  tags: ['state:empty'],
  args: { path: '/products/product-news-and-updates/no-such-news' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Oops! That page could not be found.' });
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  beforeEach: ({ msw }) => msw.use(handlers.productUpdates.detail.failed(422)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};
