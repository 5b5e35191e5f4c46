import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import frames from '../../testing/story-frames.module.css';
import { Tabs } from './tabs.tsx';
import type { Tab, TabsProps } from './tabs.tsx';

function order(label: string, count: number): Tab {
  return {
    id: label.toLowerCase().replaceAll(' ', '-'),
    label,
    panel: <p>{`${label}: ${count} orders of rack cards and yard signs.`}</p>,
  };
}

const six = [
  order('Draft', 2),
  order('Submitted', 4),
  order('In review', 1),
  order('Approved', 12),
  order('In production', 3),
  order('Shipped', 148),
];

function counted(tabs: readonly Tab[]): Tab[] {
  return tabs.map((tab, at) => ({ ...tab, count: [2, 4, 0, 12, 3, 1148][at] }));
}

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'Orders by status',
    tabs: six.slice(0, 3),
    selected: 'draft',
    onSelect: fn(),
  },
  render: (args) => <Remembering {...args} />,
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

function Remembering(args: TabsProps) {
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

export const Playground: Story = { args: { tabs: counted(six), selected: 'approved' } };

export const Two: Story = { args: { tabs: six.slice(0, 2) } };

/** More than fit: the row can be scrolled, and the selected one is in sight. */
export const Six: Story = {
  args: { tabs: six, selected: 'shipped' },
  // The words change their width once more when the font arrives.
  loaders: [() => document.fonts.load('600 16px "Atkinson Hyperlegible Next Variable"')],
  decorators: [
    (Story) => (
      <div className={frames.medium}>
        <Story />
      </div>
    ),
  ],
};

export const WithCounts: Story = { args: { tabs: counted(six) } };

/** A native select. */
export const Phone: Story = {
  args: { tabs: counted(six), selected: 'approved' },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const NothingSelected: Story = { args: { selected: 'returned' } };

export const RightToLeft: Story = { args: { dir: 'rtl', tabs: counted(six) } };

export const ByKeyboard: Story = {
  args: { tabs: six },
  play: async ({ canvas, step }) => {
    // The viewport of a phone has no row of tabs.
    const first = canvas.queryByRole('tab', { name: 'Draft' });
    if (!first) return;
    await step('The arrow key moves and selects', async () => {
      await userEvent.tab();
      await expect(first).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('tab', { name: 'Submitted', selected: true })).toHaveFocus();
    });
    await step('End goes to the last, and Tab into what it shows', async () => {
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
      order('Waiting for the approval of your agency and of the carrier', 3),
      order('MH417'.repeat(60), 1),
      order('Shipped', 148),
    ],
    selected: 'shipped',
  },
};

export const Matrix: Story = {
  parameters: {
    pseudo: { hover: '[data-story=hover] button', focusVisible: '[data-story=focus] button' },
  },
  render: (args) => (
    <div className={frames.wide}>
      {['rest', 'hover', 'focus'].map((state) => (
        <Remembering
          key={state}
          {...args}
          label={`Orders by status, ${state}`}
          tabs={counted(six)}
          data-story={state}
        />
      ))}
    </div>
  ),
};
