import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { productCounts, dwellingFire, notOffered } from '../../testing/availability.ts';
import { VariantMatrix } from '../../testing/variant-matrix.tsx';
import { StateMap } from './state-map.tsx';
import type { StateMapProps } from './state-map.tsx';
import { stateStatuses } from './status-pattern.tsx';

const meta = {
  title: 'Components/Content/StateMap',
  component: StateMap,
  args: {
    label: 'Dwelling fire by state',
    states: dwellingFire,
    onSelect: fn(),
    labels: { skip: 'Skip the map', smallStates: 'Small states', userStates: 'your state' },
    skipTo: 'after-the-map',
  },
  render: (args) => <Controlled {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 789 }}>
        <Story />
        <p id="after-the-map" tabIndex={-1}>
          51 areas
        </p>
      </div>
    ),
  ],
} satisfies Meta<typeof StateMap>;

export default meta;
type Story = StoryObj<typeof meta>;

function Controlled(args: StateMapProps) {
  const [selected, setSelected] = useState(args.selected);
  return (
    <StateMap
      {...args}
      selected={selected}
      onSelect={(code) => {
        args.onSelect(code);
        setSelected(code);
      }}
    />
  );
}

/** Nothing is selected. */
export const Default: Story = {};

export const Playground: Story = { args: { selected: 'MN', userStates: ['MN', 'WI'] } };

export const Selected: Story = { args: { selected: 'CO' } };

/** A small state is selected, so its shape, its cell in the column of small states, and the line between them are marked. */
export const SmallStateSelected: Story = { args: { selected: 'RI' } };

/** The labels of the user's own states have a light background. */
export const UserStates: Story = {
  args: { userStates: ['TX', 'OK', 'OR', 'GA', 'NJ', 'DC', 'HI'] },
};

/** The user selected a status in the legend, so states with another status are hatched. */
export const Highlighted: Story = { args: { highlight: 'limited', userStates: ['OH', 'TX'] } };

/**
 * The number of products that each state has, instead of one product's statuses. A state with fewer
 * products has a lighter pattern.
 */
export const CoverageLevels = {
  args: {
    states: productCounts,
    label: 'All products by state',
    selected: 'FL',
    userStates: ['MI', 'OH'],
  },
} satisfies Story;

/** One coverage level is highlighted. */
export const CoverageLevelHighlighted: Story = {
  args: { ...CoverageLevels.args, highlight: 'some' },
};

/** A product that isn't offered in any state. */
export const NoStates: Story = { args: { states: notOffered, label: 'Snowmobile by state' } };

/** Without data, only the outline is shown. */
export const NoData: Story = { args: { states: [] } };

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement);
    const getOption = (name: RegExp) => canvas.getByRole('option', { name });
    await step('The map is a single tab stop after its skip link', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Skip the map' })).toHaveFocus();
      await userEvent.tab();
      await expect(getOption(/^Alabama/)).toHaveFocus();
    });
    await step('Arrow keys move to the neighbor', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(getOption(/^Mississippi/)).toHaveFocus();
    });
    await step('Typing moves to a name', async () => {
      await userEvent.keyboard('col');
      await expect(getOption(/^Colorado/)).toHaveFocus();
    });
    await step('Enter selects', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onSelect).toHaveBeenLastCalledWith('CO');
      await expect(getOption(/^Colorado/)).toHaveAttribute('aria-selected', 'true');
    });
    await step('Move to another state', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(getOption(/^New Mexico/)).toHaveFocus();
    });
  },
};

export const SmallStateByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('rh');
    await expect(within(canvasElement).getByRole('option', { name: /^Rhode/ })).toHaveFocus();
  },
};

export const ByPointer: Story = {
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('Click a state', async () => {
      await userEvent.click(canvas.getByRole('option', { name: 'Nevada, NV, Available' }));
      await expect(args.onSelect).toHaveBeenLastCalledWith('NV');
    });
    await step('Its name is shown below the map', async () => {
      await expect(canvas.getByText('Nevada')).toBeVisible();
    });
  },
};

/** Below 48em, the map is a static image. */
export const Phone: Story = {
  args: { selected: 'CO' },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

/** With forced colors, only patterns distinguish the statuses. */
export const ForcedColors: Story = {
  args: { selected: 'CO', userStates: ['OK', 'NJ'] },
  parameters: { chromatic: { forcedColors: 'active' } },
};

/** With forced colors, only patterns distinguish the coverage levels. */
export const CoverageLevelsInForcedColors: Story = {
  args: CoverageLevels.args,
  parameters: { chromatic: { forcedColors: 'active' } },
};

export const RightToLeft: Story = {
  args: { selected: 'NJ' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

export const LongText: Story = {
  args: {
    selected: 'DC',
    states: dwellingFire.map((state) =>
      state.code === 'DC'
        ? { ...state, name: 'Q'.repeat(300), label: 'New business only, '.repeat(12) }
        : state,
    ),
  },
};

export const Matrix: Story = {
  render: (args) => (
    <VariantMatrix
      variants={stateStatuses.map((status) => [
        `highlight: ${status}`,
        <StateMap
          key={status}
          {...args}
          label={`Dwelling fire by state, ${status}`}
          highlight={status}
          selected={{ available: 'WA', limited: 'OH', coming: 'NJ', none: 'CA' }[status]}
          userStates={['OH', 'RI', 'TX', 'WI', 'WA']}
        />,
      ])}
    />
  ),
};
