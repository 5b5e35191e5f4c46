import { handlers, sampleHandlers } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const meta = {
  title: 'Screens/Products/Product availability map',
  component: Screen,
  args: { path: '/products/product-availability-map' },
  tags: ['route:availability-map'],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
} satisfies ScreenMeta<'availability-map'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete', 'layout-reference'],
  play: async ({ canvas }) => {
    await canvas.findByRole('listbox', { name: 'All products, state by state' });
  },
};

/** Texas is selected. All products are listed by their status in Texas. */
export const CompleteInState: Story = {
  tags: ['state:complete'],
  args: { path: '/products/product-availability-map?state=TX' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Texas' });
    await canvas.findByRole('heading', { name: /^Limited/u });
  },
};

/** A binding notice applies to products in Ohio. */
export const CompleteBindingNotice: Story = {
  tags: ['state:complete'],
  args: { path: '/products/product-availability-map?state=OH' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Lake Erie storm/u });
  },
};

/** One step of the color scale is selected. The map highlights the states of this step, and the table lists only these states. */
export const CompleteHighlighted: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^1 to 4 of 13 products/u }));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2);
  },
};

/** On phones, pickers and details come first, then the map image with its legend. */
export const CompletePhone: Story = {
  tags: ['state:complete'],
  args: { path: '/products/product-availability-map?state=TX' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const summary = await canvas.findByText('Offered: 10 of 13 products');
    const picture = canvas.getByRole('img', { name: 'All products, state by state' });
    await expect(summary.getBoundingClientRect().bottom).toBeLessThan(
      picture.getBoundingClientRect().top,
    );
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  beforeEach: ({ msw }) => msw.use(handlers.products.all.pending()),
};

export const Empty: Story = {
  tags: ['state:empty'],
  beforeEach: ({ msw }) => msw.use(handlers.products.all.empty()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No products yet' });
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  beforeEach: ({ msw }) => msw.use(handlers.products.all.failed(422)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};
