import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchBox } from './search-box.tsx';

const meta = {
  title: 'Components/Forms/SearchBox',
  component: SearchBox,
  args: {
    label: 'Search the portal',
    placeholder: 'Search alerts and policy updates',
    submitLabel: 'Search',
    onSubmit: fn(),
  },
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const Filled: Story = { args: { value: 'wind deductible' } };

export const Searches: Story = {
  play: async ({ args, canvasElement, step }) => {
    const field = within(canvasElement).getByRole('searchbox', { name: 'Search the portal' });
    await step('Type and press Enter', () => userEvent.type(field, ' wind {Enter}'));
    await step('It searches for the text without the spaces around it', async () => {
      await expect(args.onSubmit).toHaveBeenCalledWith('wind');
    });
    await step('Escape empties the field', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(field).toHaveValue('');
    });
  },
};

/** On a phone: a button that opens the form on a line of its own. */
export const Compact: Story = {
  args: { compact: true },
  globals: { viewport: { value: 'phone', isRotated: false } },
  decorators: [
    (Story) => (
      <div style={{ containerType: 'inline-size' }}>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <Story />
        </div>
      </div>
    ),
  ],
};

export const LongText: Story = {
  args: {
    value:
      'does the wind and hail deductible of a landlord policy also hold for a detached garage in Texas',
    submitLabel: 'Search everything',
  },
};
