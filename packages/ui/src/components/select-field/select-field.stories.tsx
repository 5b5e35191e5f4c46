import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import frames from '../../testing/story-frames.module.css';
import { SelectField } from './select-field.tsx';

const meta = {
  title: 'Components/Forms/SelectField',
  component: SelectField,
  args: {
    label: 'Product',
    name: 'product',
    children: (
      <>
        <option value="">Choose a product</option>
        <option value="mobile-home">Mobile home</option>
        <option value="motorcycle">Motorcycle</option>
        <option value="dwelling">Dwelling fire</option>
      </>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { hint: 'The product on the quote' } };

export const WithHint: Story = { args: { hint: 'The product on the quote' } };

export const Filled: Story = { args: { defaultValue: 'motorcycle' } };

export const WithError: Story = {
  args: { hint: 'The product on the quote', error: 'Choose a product.' },
};

export const Disabled: Story = { args: { defaultValue: 'dwelling', disabled: true } };

export const Selects: Story = {
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Product' });
    await userEvent.selectOptions(select, 'Dwelling fire');
    await expect(select).toHaveDisplayValue('Dwelling fire');
  },
};

export const LongText: Story = {
  args: {
    label: 'Product, as shown on the declarations page of the policy that is in force',
    error: 'Choose the product shown on the declarations page.',
    defaultValue: 'long',
    children: (
      <option value="long">
        Landlord package with scheduled personal property and loss of rents, Oregon and Washington
      </option>
    ),
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
      <SelectField {...args} label="Rest" />
      <SelectField {...args} label="Hint" hint="The product on the quote" />
      <SelectField {...args} label="Filled" defaultValue="motorcycle" />
      <SelectField {...args} label="Error" error="Choose a product." />
      <SelectField {...args} label="Disabled" defaultValue="dwelling" disabled />
    </div>
  ),
};
