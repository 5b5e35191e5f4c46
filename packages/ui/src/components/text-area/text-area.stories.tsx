import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import frames from '../../testing/story-frames.module.css';
import { LiveRegionProvider } from '../live-region/live-region.tsx';
import { TextArea } from './text-area.tsx';

const count = {
  max: 120,
  remaining: (characters: number) =>
    `${Math.abs(characters)} ${Math.abs(characters) === 1 ? 'character' : 'characters'} ${characters < 0 ? 'too many' : 'left'}`,
};

const meta = {
  title: 'Components/Forms/TextArea',
  component: TextArea,
  args: { label: 'Notes for the print shop', name: 'notes' },
  decorators: [
    (Story) => (
      <LiveRegionProvider>
        <Story />
      </LiveRegionProvider>
    ),
  ],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { hint: 'For example, a gate code', count } };

export const WithHint: Story = { args: { hint: 'For example, a gate code or business hours' } };

export const Filled: Story = {
  args: { defaultValue: 'The side door is open until 5:00 pm. Ring the bell for Marlow Agency.' },
};

export const WithError: Story = {
  args: { error: 'Enter where to leave the package.', hint: 'For example, a gate code' },
};

export const Disabled: Story = {
  args: { defaultValue: 'Leave it at the front desk.', disabled: true },
};

export const ReadOnly: Story = {
  args: { defaultValue: 'Leave it at the front desk.', readOnly: true },
};

/** The count of remaining characters updates with each letter, and is announced near the limit. */
export const Counting: Story = {
  args: { count },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('Type a sentence', async () => {
      await userEvent.type(canvas.getByRole('textbox'), 'Leave it at the front desk.');
      await expect(canvas.getByText('93 characters left')).toBeVisible();
    });
  },
};

/** Text that is too long is not cut. The field counts the excess, and the form shows an error. */
export const TooLong: Story = {
  args: {
    count,
    defaultValue:
      'The side door is open until 5:00 pm. Ring the bell for Marlow Agency on the second floor; the elevator fits pallets up to four feet. Ask for the manager.',
    error: 'Shorten the notes to 120 characters.',
  },
};

export const LongText: Story = {
  args: {
    label: 'Anything else that the team that prints and ships the order should know about it',
    defaultValue: 'TX-DP-3-2026-0417-'.repeat(20),
    error: 'Use words that can wrap onto several lines.',
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
      <TextArea {...args} label="Rest" />
      <TextArea {...args} label="Hint and count" hint="For example, a gate code" count={count} />
      <TextArea {...args} label="Filled" defaultValue="Leave it at the front desk." />
      <TextArea {...args} label="Error" error="Enter where to leave the package." />
      <TextArea {...args} label="Disabled" defaultValue="Leave it at the front desk." disabled />
      <TextArea {...args} label="Read-only" defaultValue="Leave it at the front desk." readOnly />
    </div>
  ),
};
