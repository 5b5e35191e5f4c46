import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import frames from '../../testing/story-frames.module.css';
import { usStates } from '../../testing/us-states.ts';
import { LiveRegionProvider } from '../live-region/live-region.tsx';
import { StatePicker } from './state-picker.tsx';
import type { StatePickerProps } from './state-picker.tsx';

const meta = {
  title: 'Components/Forms/StatePicker',
  component: StatePicker,
  args: {
    label: 'State',
    options: usStates,
    onChange: fn(),
    labels: {
      show: 'Show all states',
      clear: 'Clear the state',
      none: (text) => `No state matches “${text}”.`,
      count: (states) => (states === 1 ? '1 state' : `${states} states`),
    },
  },
  render: (args) => <Controlled {...args} />,
  decorators: [
    (Story) => (
      <LiveRegionProvider>
        <Story />
      </LiveRegionProvider>
    ),
  ],
} satisfies Meta<typeof StatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

function Controlled(args: StatePickerProps) {
  const [value, setValue] = useState(args.value);
  return (
    <StatePicker
      {...args}
      value={value}
      onChange={(code) => {
        args.onChange(code);
        setValue(code);
      }}
    />
  );
}

/** Leaves space for the list, which covers what is below. */
const withSpace: Story['decorators'] = [
  (Story) => (
    <div style={{ minBlockSize: '28rem' }}>
      <Story />
    </div>
  ),
];

export const Default: Story = {};

export const Playground: Story = { args: { hint: 'Where the policy is written' } };

export const WithHint: Story = { args: { hint: 'Where the policy is written' } };

export const Selected: Story = { args: { value: 'TX' } };

export const WithError: Story = {
  args: { error: 'Choose the state where the policy is written.' },
};

export const Disabled: Story = { args: { value: 'TX', disabled: true } };

export const ReadOnly: Story = { args: { value: 'TX', readOnly: true } };

/** Opened with its button, the picker lists all states. The selected one is marked and visible. */
export const Open: Story = {
  args: { value: 'TX' },
  decorators: withSpace,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all states' }));
    await expect(canvas.getByRole('option', { name: 'Texas TX' })).toBeVisible();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

export const Filtered: Story = {
  decorators: withSpace,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'new');
    await expect(canvas.getAllByRole('option')).toHaveLength(4);
  },
};

export const NoneMatch: Story = {
  decorators: withSpace,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'Ontario');
    await expect(canvas.getByText('No state matches “Ontario”.')).toBeVisible();
  },
};

export const TypesRhodeIsland: Story = {
  play: async ({ args, canvasElement, step }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'State' });
    await step('Type two letters and press Enter', async () => {
      await userEvent.type(field, 'rh{Enter}');
      await expect(field).toHaveValue('Rhode Island');
      await expect(args.onChange).toHaveBeenLastCalledWith('RI');
    });
  },
};

/** Unknown text stays in the field, with an error. */
export const UnknownText: Story = {
  play: async ({ canvasElement, step }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'State' });
    await step('Type an unknown state and leave the field', async () => {
      await userEvent.type(field, 'Ontario');
      await userEvent.tab();
      await expect(field).toHaveValue('Ontario');
      await expect(field).toHaveAccessibleDescription('No state matches “Ontario”.');
    });
  },
};

/** A picker that opens another page. Unknown text doesn't change the selection. */
export const KeepsSelection: Story = {
  args: {
    label: 'Product',
    options: [
      { code: 'boat', name: 'Boat and personal watercraft' },
      { code: 'motor-home', name: 'Motor home' },
      { code: 'motorcycle', name: 'Motorcycle' },
    ],
    value: 'boat',
    showCodes: false,
    keepSelection: true,
    labels: { ...meta.args.labels, none: (text) => `No product matches “${text}”.` },
  },
  decorators: withSpace,
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Product' });
    await step('Type the start of two options', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'motor');
      await expect(canvas.getAllByRole('option')[0]).toHaveAccessibleName('Motor home');
    });
    await step('Leave the field: the text and the selection stay', async () => {
      await userEvent.tab();
      await expect(field).toHaveValue('motor');
      await expect(field).toHaveAccessibleDescription('No product matches “motor”.');
      await expect(args.onChange).not.toHaveBeenCalled();
    });
  },
};

/** A very large list opens quickly. */
export const TenThousandOptions: Story = {
  args: {
    options: Array.from({ length: 10_000 }, (_, index) => ({
      code: String(index),
      name: `Territory ${index}`,
    })),
  },
  decorators: withSpace,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.type(field, '9999{Enter}');
    await expect(field).toHaveValue('Territory 9999');
  },
};

export const RightToLeft: Story = {
  args: { value: 'TX' },
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
    label: 'State where the policy of the customer who moved during the term is written',
    value: 'XX',
    options: [
      { code: 'XX', name: 'Commonwealth of the Northern Mariana Islands and their dependencies' },
      { code: 'YY', name: 'x'.repeat(300) },
    ],
    error: 'Choose the state where the policy is written now.',
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
  parameters: { pseudo: { focusVisible: '[data-story=focus]' } },
  render: (args) => (
    <div className={frames.wide}>
      <Controlled {...args} label="Rest" />
      <Controlled {...args} label="Focus" data-story="focus" />
      <Controlled {...args} label="Selected" value="TX" />
      <Controlled {...args} label="Error" error="Choose a state." />
      <Controlled {...args} label="Disabled" value="TX" disabled />
      <Controlled {...args} label="Read-only" value="TX" readOnly />
    </div>
  ),
};
