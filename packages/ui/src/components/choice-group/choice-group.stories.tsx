import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import frames from '../../testing/story-frames.module.css';
import { ChoiceGroup } from './choice-group.tsx';
import type { ChoiceGroupProps } from './choice-group.tsx';

const options = [
  { value: 'agency', label: 'To my agency', hint: '12 Elm Street, Waco' },
  { value: 'customer', label: 'To the customer' },
  { value: 'pickup', label: "I'll pick it up", disabled: true, hint: 'Not available in Texas' },
];

const meta = {
  title: 'Components/Forms/ChoiceGroup',
  component: ChoiceGroup,
  args: {
    legend: 'Ship to',
    name: 'delivery',
    options: options.slice(0, 2),
    value: '',
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof ChoiceGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

function Controlled(args: ChoiceGroupProps) {
  const [value, setValue] = useState(args.value);
  return (
    <ChoiceGroup
      {...args}
      value={value}
      onChange={(next) => {
        args.onChange(next);
        setValue(next);
      }}
    />
  );
}

export const Default: Story = {};

export const Playground: Story = { args: { hint: 'It takes about two weeks' } };

export const WithHint: Story = { args: { hint: 'It takes about two weeks either way' } };

export const Filled: Story = { args: { value: 'agency' } };

export const WithError: Story = { args: { error: 'Choose a delivery address.' } };

export const Disabled: Story = { args: { disabled: true, value: 'agency' } };

export const OneDisabled: Story = { args: { options, value: 'agency' } };

export const Selects: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('Select an option with the keyboard', async () => {
      await userEvent.tab();
      await userEvent.keyboard(' {ArrowDown}');
      await expect(canvas.getByRole('radio', { name: 'To the customer' })).toBeChecked();
    });
  },
};

export const LongText: Story = {
  args: {
    legend:
      'Where should we ship the postcards of the template TX-DP-3-2026-0417-WINDHAIL-DEDUCTIBLE?',
    hint: 'It takes about two weeks either way, and three in the months before the hurricane season.',
    error: 'Choose a delivery address for the postcards.',
    options: [
      {
        value: 'agency',
        label: 'To my agency, at the address in the appointment letter',
        hint: 'Marlow Agency, 12 Elm Street, second floor, Waco, Texas',
      },
      { value: 'unbroken', label: 'x'.repeat(300) },
    ],
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
      <Controlled {...args} name="rest" legend="Rest" />
      <Controlled {...args} name="hint" legend="Hint" hint="It takes about two weeks" />
      <Controlled {...args} name="filled" legend="Filled" options={options} value="agency" />
      <Controlled {...args} name="error" legend="Error" error="Choose a delivery address." />
      <Controlled {...args} name="disabled" legend="Disabled" disabled value="agency" />
    </div>
  ),
};
