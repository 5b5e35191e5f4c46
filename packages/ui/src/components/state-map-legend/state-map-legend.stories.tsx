import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { productCounts, buildLegend, notOffered } from '../../testing/availability.ts';
import frames from '../../testing/story-frames.module.css';
import { stateStatuses } from '../state-map/status-pattern.tsx';
import { StatusSwatch } from '../state-map/status-swatch.tsx';
import { StateMapLegend } from './state-map-legend.tsx';
import type { StateMapLegendProps } from './state-map-legend.tsx';

const meta = {
  title: 'Components/Content/StateMapLegend',
  component: StateMapLegend,
  subcomponents: { StatusSwatch },
  args: {
    legend: 'Dwelling fire',
    items: buildLegend(),
    onToggle: fn(),
    userStates: { label: 'Your states', code: 'TX' },
  },
  render: (args) => <Controlled {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StateMapLegend>;

export default meta;
type Story = StoryObj<typeof meta>;

function Controlled(args: StateMapLegendProps) {
  const [selected, setSelected] = useState(args.selected);
  return (
    <StateMapLegend
      {...args}
      selected={selected}
      onToggle={(status) => {
        args.onToggle(status);
        setSelected(status === selected ? undefined : status);
      }}
    />
  );
}

export const Default: Story = {};

export const Playground: Story = { args: { selected: 'coming' } };

export const Selected: Story = { args: { selected: 'limited' } };

/** The labels contain numbers, so the counts have a unit. */
export const CoverageLevels: Story = {
  args: {
    legend: 'Available to write',
    items: buildLegend(productCounts),
    countLabel: (count: number) => (count === 1 ? '1 state' : `${count} states`),
  },
};

/** The static map doesn't mark the user’s own states, so the legend omits that mark. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your states')).not.toBeVisible();
  },
};

/** A product that no state offers. */
export const NoStates: Story = { args: { legend: 'Snowmobile', items: buildLegend(notOffered) } };

export const ClickAgainClears: Story = {
  play: async ({ canvasElement, step }) => {
    const limited = within(canvasElement).getByRole('button', { name: 'Limited 9' });
    await step('Select a status', async () => {
      await userEvent.click(limited);
      await expect(limited).toHaveAttribute('aria-pressed', 'true');
    });
    await step('Press Enter to clear it', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(limited).toHaveAttribute('aria-pressed', 'false');
    });
  },
};

export const LongText: Story = {
  args: {
    legend: 'Manufactured home, owner occupied, with replacement cost coverage',
    items: buildLegend().map((item) => ({
      ...item,
      label: `${item.label}, with conditions that are explained only in the state's guide`,
      count: item.count * 1000,
    })),
  },
  decorators: [
    (Story) => (
      <div className={frames.narrow}>
        <Story />
      </div>
    ),
  ],
};

export const Matrix: Story = {
  render: (args) => (
    <div className={frames.wide}>
      {[undefined, ...stateStatuses].map((selected) => (
        <StateMapLegend
          key={selected ?? 'nothing'}
          {...args}
          legend={`Dwelling fire, ${selected ?? 'nothing'} selected`}
          selected={selected}
        />
      ))}
    </div>
  ),
};
