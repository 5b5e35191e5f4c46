import { samplePersona } from '@producer-portal/api/sample-library';
import { handlers, sampleHandlers } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const meta = {
  title: 'Screens/Products/Classic product',
  component: Screen,
  args: { path: '/products/classic/motorcycle' },
  tags: ['route:products.classic'],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
} satisfies ScreenMeta<'products.classic'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete', 'layout-reference'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Motorcycle' });
  },
};

/** A binding notice applies to the product in two of the user's states. */
export const CompleteBindingNotice: Story = {
  tags: ['state:complete'],
  args: { path: '/products/classic/boat' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Lake Erie storm/u });
    await expect(canvas.getAllByText('Binding open with conditions')).toHaveLength(3);
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  beforeEach: ({ msw }) => msw.use(handlers.products.detail.pending()),
};

/** The record doesn't exist and has no redirect. */
export const Empty: Story = {
  tags: ['state:empty'],
  args: { path: '/products/classic/no-such-product' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Oops! That page could not be found.' });
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  beforeEach: ({ msw }) => msw.use(handlers.products.detail.failed(422)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

/** The user has twelve states, so they are grouped by status, with one row for each status. */
export const CompleteManyStates: Story = {
  tags: ['state:complete'],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers({ persona: samplePersona('manager') })),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Illinois, Indiana/u);
  },
};

/** The product's news failed to load, but the product is shown. */
export const CompleteNewsFailed: Story = {
  tags: ['state:complete'],
  beforeEach: ({ msw }) => msw.use(handlers.productUpdates.list.failed(503)),
  play: async ({ canvas }) => {
    await canvas.findByText('Couldn’t load this section.');
  },
};
