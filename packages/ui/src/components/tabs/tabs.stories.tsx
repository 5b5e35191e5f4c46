import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import frames from '../../testing/story-frames.module.css';
import { VariantMatrix } from '../../testing/variant-matrix.tsx';
import { Tabs } from './tabs.tsx';
import type { Tab, TabsProps } from './tabs.tsx';

function createTab(label: string, count: number): Tab {
  return {
    id: label.toLowerCase().replaceAll(' ', '-'),
    label,
    panel: <p>{`${label}: ${count} orders of rack cards and yard signs.`}</p>,
  };
}

const sixTabs = [
  createTab('Draft', 2),
  createTab('Submitted', 4),
  createTab('In review', 1),
  createTab('Approved', 12),
  createTab('In production', 3),
  createTab('Shipped', 148),
];

function withCounts(tabs: readonly Tab[]): Tab[] {
  return tabs.map((tab, index) => ({ ...tab, count: [2, 4, 0, 12, 3, 1148][index] }));
}

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'Orders by status',
    tabs: sixTabs.slice(0, 3),
    selected: 'draft',
    onSelect: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

function Controlled(args: TabsProps) {
  const [selected, setSelected] = useState(args.selected);
  return (
    <Tabs
      {...args}
      selected={selected}
      onSelect={(id) => {
        args.onSelect(id);
        setSelected(id);
      }}
    />
  );
}

export const Default: Story = {};

export const Playground: Story = { args: { tabs: withCounts(sixTabs), selected: 'approved' } };

export const TwoTabs: Story = { args: { tabs: sixTabs.slice(0, 2) } };

/** With more tabs than fit, the row scrolls, and the selected tab is visible. */
export const SixTabs: Story = {
  args: { tabs: sixTabs, selected: 'shipped' },
  // Tab widths change when the font loads.
  loaders: [() => document.fonts.load('600 16px "Atkinson Hyperlegible Next Variable"')],
  decorators: [
    (Story) => (
      <div className={frames.medium}>
        <Story />
      </div>
    ),
  ],
};

export const WithCounts: Story = { args: { tabs: withCounts(sixTabs) } };

/** On a phone, a native select replaces the tabs. */
export const Phone: Story = {
  args: { tabs: withCounts(sixTabs), selected: 'approved' },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const NothingSelected: Story = { args: { selected: 'returned' } };

export const RightToLeft: Story = { args: { dir: 'rtl', tabs: withCounts(sixTabs) } };

export const ByKeyboard: Story = {
  args: { tabs: sixTabs },
  play: async ({ canvas, step }) => {
    // On a phone, there are no tabs.
    const first = canvas.queryByRole('tab', { name: 'Draft' });
    if (!first) return;
    await step('The arrow key moves focus and selects', async () => {
      await userEvent.tab();
      await expect(first).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('tab', { name: 'Submitted', selected: true })).toHaveFocus();
    });
    await step('End moves to the last tab, and Tab to its panel', async () => {
      await userEvent.keyboard('{End}');
      await waitFor(() =>
        expect(canvas.getByRole('tab', { name: 'Shipped', selected: true })).toHaveFocus(),
      );
      await userEvent.tab();
      await expect(canvas.getByRole('tabpanel', { name: 'Shipped' })).toHaveFocus();
    });
  },
};

export const LongText: Story = {
  args: {
    tabs: [
      createTab('Waiting for approval by your agency and by the carrier', 3),
      createTab('MH417'.repeat(60), 1),
      createTab('Shipped', 148),
    ],
    selected: 'shipped',
  },
};

export const Matrix: Story = {
  parameters: {
    pseudo: { hover: '[data-story=hover] button', focusVisible: '[data-story=focus] button' },
  },
  render: (args) => (
    <VariantMatrix
      variants={['rest', 'hover', 'focus'].map((state) => [
        state,
        <Controlled
          key={state}
          {...args}
          label={`Orders by status, ${state}`}
          tabs={withCounts(sixTabs)}
          data-story={state}
        />,
      ])}
    />
  ),
};
