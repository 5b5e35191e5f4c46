import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import frames from '../../testing/story-frames.module.css';
import { LiveRegionProvider } from '../live-region/live-region.tsx';
import { TextArea } from './text-area.tsx';

const count = {
  max: 120,
  left: (characters: number) =>
    characters < 0 ? `${-characters} characters too many` : `${characters} characters left`,
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

export const Playground: Story = { args: { hint: 'For example a door code', count } };

export const WithHint: Story = { args: { hint: 'For example a door code or opening hours' } };

export const Filled: Story = {
  args: { defaultValue: 'The side door is open until 5:00 pm. Ring for Marlow Agency.' },
};

export const WithError: Story = {
  args: { error: 'Say where the parcel can be left.', hint: 'For example a door code' },
};

export const Disabled: Story = { args: { defaultValue: 'Leave it at the desk.', disabled: true } };

export const ReadOnly: Story = { args: { defaultValue: 'Leave it at the desk.', readOnly: true } };

/** How much room is left changes with each letter; it is read out when it is nearly gone. */
export const Counting: Story = {
  args: { count },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('Write a sentence', async () => {
      await userEvent.type(canvas.getByRole('textbox'), 'Leave it at the desk.');
      await expect(canvas.getByText('99 characters left')).toBeVisible();
    });
  },
};

/** Nothing is cut off: it is counted, and the form says what to do. */
export const TooLong: Story = {
  args: {
    count,
    defaultValue:
      'The side door is open until 5:00 pm. Ring for Marlow Agency on the second floor; the lift takes pallets of up to four feet. Ask for the office manager.',
    error: 'Shorten the notes to 120 characters.',
  },
};

export const LongText: Story = {
  args: {
    label: 'Anything else that the people who print and ship the order should know about it',
    defaultValue: 'TX-DP-3-2026-0417-'.repeat(20),
    error: 'Write words that can be broken into lines.',
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
      <TextArea {...args} label="Hint and count" hint="For example a door code" count={count} />
      <TextArea {...args} label="Filled" defaultValue="Leave it at the desk." />
      <TextArea {...args} label="Error" error="Say where the parcel can be left." />
      <TextArea {...args} label="Disabled" defaultValue="Leave it at the desk." disabled />
      <TextArea {...args} label="Read-only" defaultValue="Leave it at the desk." readOnly />
    </div>
  ),
};
