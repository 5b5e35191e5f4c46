import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import frames from '../../testing/story-frames.module.css';
import { CheckboxField } from './checkbox-field.tsx';

const meta = {
  title: 'Components/Forms/CheckboxField',
  component: CheckboxField,
  args: { label: 'Ship to my agency', name: 'toAgency' },
} satisfies Meta<typeof CheckboxField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { hint: 'Marlow Agency, 12 Elm Street' } };

export const WithHint: Story = { args: { hint: 'Marlow Agency, 12 Elm Street, Waco' } };

export const Filled: Story = { args: { defaultChecked: true } };

export const WithError: Story = {
  args: {
    label: 'The disclosures are correct for Texas',
    error: 'Confirm the disclosures before you submit the order.',
  },
};

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };

export const Toggles: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Ship to my agency' });
    await userEvent.click(within(canvasElement).getByText('Ship to my agency'));
    await expect(box).toBeChecked();
  },
};

export const LongText: Story = {
  args: {
    label:
      'I have read the disclosures for Texas, Oklahoma and Arkansas, and they are correct for the template TX-DP-3-2026-0417-WINDHAIL-DEDUCTIBLE-ENDORSEMENT',
    hint: 'They are printed on the back of every postcard, in the language of the department of insurance.',
    error: 'Confirm the disclosures before you submit the order.',
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
    pseudo: { hover: '[data-story=hover]', focusVisible: '[data-story=focus]' },
  },
  render: (args) => (
    <div className={frames.wide}>
      {[false, true].map((defaultChecked) => (
        <div key={String(defaultChecked)} className={frames.wide}>
          <CheckboxField {...args} label="Rest" defaultChecked={defaultChecked} />
          <CheckboxField
            {...args}
            label="Focus"
            data-story="focus"
            defaultChecked={defaultChecked}
          />
          <CheckboxField
            {...args}
            label="Hint"
            hint="Marlow Agency, 12 Elm Street"
            defaultChecked={defaultChecked}
          />
          <CheckboxField
            {...args}
            label="Error"
            error="Confirm the disclosures."
            defaultChecked={defaultChecked}
          />
          <CheckboxField {...args} label="Disabled" disabled defaultChecked={defaultChecked} />
        </div>
      ))}
    </div>
  ),
};
