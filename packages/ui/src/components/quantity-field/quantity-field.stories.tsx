import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import frames from '../../testing/story-frames.module.css';
import { LiveRegionProvider } from '../live-region/live-region.tsx';
import { QuantityField } from './quantity-field.tsx';
import type { QuantityFieldProps } from './quantity-field.tsx';

const meta = {
  title: 'Components/Forms/QuantityField',
  component: QuantityField,
  args: {
    label: 'Postcards',
    value: 250,
    onChange: fn(),
    min: 50,
    max: 1000,
    step: 50,
    labels: { less: '50 fewer postcards', more: '50 more postcards' },
  },
  render: (args) => <Controlled {...args} />,
  decorators: [
    (Story) => (
      <LiveRegionProvider>
        <Story />
      </LiveRegionProvider>
    ),
  ],
} satisfies Meta<typeof QuantityField>;

export default meta;
type Story = StoryObj<typeof meta>;

function Controlled(args: QuantityFieldProps) {
  const [value, setValue] = useState(args.value);
  return (
    <QuantityField
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

export const Playground: Story = { args: { hint: 'From 50 to 1,000, in packs of 50' } };

export const WithHint: Story = { args: { hint: 'From 50 to 1,000, in packs of 50' } };

export const AtMinimum: Story = { args: { value: 50 } };

export const AtMaximum: Story = { args: { value: 1000 } };

export const WithError: Story = {
  args: { value: 275, error: 'Order full packs of 50, such as 250 or 300.' },
};

export const Empty: Story = {
  args: { value: Number.NaN, error: 'Enter how many postcards you need.' },
};

export const Disabled: Story = { args: { disabled: true } };

export const ReadOnly: Story = { args: { readOnly: true } };

export const Stepping: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('spinbutton', { name: 'Postcards' });
    await step('Step with a button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '50 more postcards' }));
      await expect(field).toHaveValue('300');
    });
    await step('Type a number, then step to the next full pack', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '275{ArrowUp}');
      await expect(field).toHaveValue('300');
    });
  },
};

export const LongText: Story = {
  args: {
    label: 'Postcards of the template TX-DP-3-2026-0417-WINDHAIL-DEDUCTIBLE-ENDORSEMENT',
    value: 999_999_999_999,
    max: undefined,
    error: 'Order full packs of 50, or call the marketing desk for more than a thousand.',
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
  parameters: {
    pseudo: { hover: '[data-story=hover] *', focusVisible: '[data-story=focus] input' },
  },
  render: (args) => (
    <div className={frames.wide}>
      <Controlled {...args} label="Rest" />
      <div data-story="hover">
        <Controlled {...args} label="Hover" />
      </div>
      <div data-story="focus">
        <Controlled {...args} label="Focus" />
      </div>
      <Controlled {...args} label="At the minimum" value={50} />
      <Controlled {...args} label="At the maximum" value={1000} />
      <Controlled {...args} label="Error" value={275} error="Order full packs of 50." />
      <Controlled {...args} label="Disabled" disabled />
      <Controlled {...args} label="Read-only" readOnly />
    </div>
  ),
};
