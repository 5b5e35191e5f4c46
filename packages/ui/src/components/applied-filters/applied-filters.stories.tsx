import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AppliedFilters } from './applied-filters.tsx';
import type { AppliedFiltersProps } from './applied-filters.tsx';

function createFilters(...names: string[]) {
  return names.map((label) => ({ id: label, label, removeLabel: `Remove filter: ${label}` }));
}

const meta = {
  title: 'Components/Filters/AppliedFilters',
  component: AppliedFilters,
  args: {
    label: 'Applied filters',
    items: createFilters('Underwriting', 'Texas', 'Mobile home'),
    clearLabel: 'Clear all',
    onRemove: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof AppliedFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

function Controlled(args: AppliedFiltersProps) {
  const [items, setItems] = useState(args.items);
  return (
    <AppliedFilters
      {...args}
      items={items}
      onRemove={(id) => setItems(items.filter((item) => item.id !== id))}
      onClear={() => setItems([])}
    />
  );
}

export const Default: Story = {};

export const Playground: Story = {};

/** Renders nothing. */
export const None: Story = { args: { items: [] } };

export const One: Story = { args: { items: createFilters('Texas') } };

export const NineFilters: Story = {
  args: {
    items: createFilters(
      'Underwriting',
      'Claims',
      'Texas',
      'Oklahoma',
      'Arkansas',
      'Mobile home',
      'Motorcycle',
      'Collector auto',
      '“wind deductible”',
    ),
  },
};

export const RemovingMovesFocus: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('Remove the chip in the middle', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Remove filter: Texas' })),
    );
    await step('The next chip has focus', async () => {
      await expect(
        canvas.getByRole('button', { name: 'Remove filter: Mobile home' }),
      ).toHaveFocus();
    });
    await step('Remove that chip with the keyboard', async () => {
      await userEvent.keyboard('{Enter}');
    });
    await step('It was the last chip in the list, so the previous chip has focus', async () => {
      await expect(
        canvas.getByRole('button', { name: 'Remove filter: Underwriting' }),
      ).toHaveFocus();
    });
  },
};

export const LongText: Story = {
  args: {
    items: createFilters(
      'Registration, access, passwords and multi-factor sign-in for agencies and their customer service staff',
      'Texas',
    ),
  },
};
