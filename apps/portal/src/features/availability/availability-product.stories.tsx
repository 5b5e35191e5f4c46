import { handlers, sampleHandlers } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const meta = {
  title: 'Screens/Products/Availability of a product',
  component: Screen,
  args: { path: '/products/product-availability-map/boat?state=TX' },
  tags: ['route:availability-map.product'],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
} satisfies ScreenMeta<'availability-map.product'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete', 'layout-reference'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Boat and personal watercraft in Texas' });
    await canvas.findByRole('heading', { name: 'Texas' });
  },
};

/** The map is one tab stop. Arrow keys move to neighboring states, and Enter selects a state. */
export const CompleteByKeyboard: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    const texas = await canvas.findByRole('option', { name: /^Texas/u });
    texas.focus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await canvas.findByRole('heading', { name: 'Oklahoma' });
  },
};

/** One status is selected in the legend. The map highlights the states with this status, and the table lists only these states. */
export const CompleteHighlighted: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Limited 3' }));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
  },
};

/** The layer "Binding now": whether the user can bind the product in each of their states. */
export const CompleteBindingNow: Story = {
  tags: ['state:complete'],
  args: { path: '/products/product-availability-map/boat?state=OH' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Binding now' }));
    await expect(await canvas.findByRole('radio', { name: 'Binding now' })).toHaveFocus();
    const check = await canvas.findByRole('link', { name: 'Can I bind?' });
    await expect(check).toHaveAttribute('href', '/can-i-bind?state=OH&product=boat');
    const table = within(await canvas.findByRole('table'));
    await expect(await table.findAllByText(/, except in some counties$/u)).toHaveLength(2);
    // The legend has a separate row for these states.
    await expect(
      await canvas.findByRole('button', { name: 'Depends on the county 2' }),
    ).toBeVisible();
    // The table lists only the user's states.
    await expect(table.queryByText('Texas')).toBeNull();
  },
};

/** The URL selects the layer "Binding now", but its answers can't be loaded. */
export const CompleteBindingNowFailed: Story = {
  tags: ['state:complete'],
  args: { path: '/products/product-availability-map/boat?state=OH&layer=binding' },
  beforeEach: ({ msw }) => msw.use(handlers.bindCheck.map.failed(422)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Binding now' })).toBeChecked();
    await expect((await canvas.findAllByText('Couldn’t check')).length).toBeGreaterThan(0);
  },
};

/** On phones, the map is an image. The pickers, the legend, and the table are also shown. */
export const CompletePhone: Story = {
  tags: ['state:complete'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Boat and personal watercraft in Texas' });
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  beforeEach: ({ msw }) => msw.use(handlers.products.all.pending()),
};

/** The product doesn't exist and has no redirect. */
export const Empty: Story = {
  tags: ['state:empty'],
  args: { path: '/products/product-availability-map/boat' },
  beforeEach: ({ msw }) => msw.use(handlers.products.all.empty(), handlers.products.detail.empty()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Oops! That page could not be found.' });
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  beforeEach: ({ msw }) => msw.use(handlers.products.all.failed(422)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};
