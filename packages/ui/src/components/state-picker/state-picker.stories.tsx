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
  render: (args) => <Remembering {...args} />,
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

function Remembering(args: StatePickerProps) {
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

/** Room for the list, which lies over what comes below. */
const tall: Story['decorators'] = [
  (Story) => (
    <div style={{ minBlockSize: '28rem' }}>
      <Story />
    </div>
  ),
];

export const Default: Story = {};

export const Playground: Story = { args: { hint: 'Where the policy is written' } };

export const WithHint: Story = { args: { hint: 'Where the policy is written' } };

export const Chosen: Story = { args: { value: 'TX' } };

export const WithError: Story = { args: { error: 'Choose the state the policy is written in.' } };

export const Disabled: Story = { args: { value: 'TX', disabled: true } };

export const ReadOnly: Story = { args: { value: 'TX', readOnly: true } };

/** Opened by the button: all states, the chosen one marked and in sight. */
export const Open: Story = {
  args: { value: 'TX' },
  decorators: tall,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all states' }));
    await expect(canvas.getByRole('option', { name: 'Texas TX' })).toBeVisible();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

export const Filtered: Story = {
  decorators: tall,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'new');
    await expect(canvas.getAllByRole('option')).toHaveLength(4);
  },
};

export const NoneMatch: Story = {
  decorators: tall,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'Ontario');
    await expect(canvas.getByText('No state matches “Ontario”.')).toBeVisible();
  },
};

export const TypesRhodeIsland: Story = {
  play: async ({ args, canvasElement, step }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'State' });
    await step('Two letters and Enter', async () => {
      await userEvent.type(field, 'rh{Enter}');
      await expect(field).toHaveValue('Rhode Island');
      await expect(args.onChange).toHaveBeenLastCalledWith('RI');
    });
  },
};

/** What was typed stays, and the field says why it is no answer. */
export const LeftUnknown: Story = {
  play: async ({ canvasElement, step }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'State' });
    await step('Type what is no state and go on', async () => {
      await userEvent.type(field, 'Ontario');
      await userEvent.tab();
      await expect(field).toHaveValue('Ontario');
      await expect(field).toHaveAccessibleDescription('No state matches “Ontario”.');
    });
  },
};

/** A choice that leads somewhere, of what has no code: an unknown text changes nothing. */
export const KeepsChoice: Story = {
  args: {
    label: 'Product',
    options: [
      { code: 'boat', name: 'Boat and personal watercraft' },
      { code: 'motor-home', name: 'Motor home' },
      { code: 'motorcycle', name: 'Motorcycle' },
    ],
    value: 'boat',
    showCodes: false,
    keepsChoice: true,
    labels: { ...meta.args.labels, none: (text) => `No product is called “${text}”.` },
  },
  decorators: tall,
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Product' });
    await step('Type what two of them begin with', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'motor');
      await expect(canvas.getAllByRole('option')[0]).toHaveAccessibleName('Motor home');
    });
    await step('Go on: the text stays, and the choice too', async () => {
      await userEvent.tab();
      await expect(field).toHaveValue('motor');
      await expect(field).toHaveAccessibleDescription('No product is called “motor”.');
      await expect(args.onChange).not.toHaveBeenCalled();
    });
  },
};

/** As many options as no list of states has: it opens at once. */
export const TenThousand: Story = {
  args: {
    options: Array.from({ length: 10_000 }, (_, at) => ({
      code: String(at),
      name: `Territory ${at}`,
    })),
  },
  decorators: tall,
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
    label: 'State in which the policy of the customer who moved during the term is written',
    value: 'XX',
    options: [
      { code: 'XX', name: 'Commonwealth of the Northern Mariana Islands and their dependencies' },
      { code: 'YY', name: 'x'.repeat(300) },
    ],
    error: 'Choose the state in which the policy is written now.',
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
      <Remembering {...args} label="Rest" />
      <Remembering {...args} label="Focus" data-story="focus" />
      <Remembering {...args} label="Chosen" value="TX" />
      <Remembering {...args} label="Error" error="Choose a state." />
      <Remembering {...args} label="Disabled" value="TX" disabled />
      <Remembering {...args} label="Read-only" value="TX" readOnly />
    </div>
  ),
};
