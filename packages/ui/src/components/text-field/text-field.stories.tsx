import type { Meta, StoryObj } from '@storybook/react-vite';
import frames from '../../testing/story-frames.module.css';
import { LiveRegionProvider } from '../live-region/live-region.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Components/Forms/TextField',
  component: TextField,
  args: { label: 'Agent code', name: 'agentCode' },
  decorators: [
    (Story) => (
      <LiveRegionProvider>
        <Story />
      </LiveRegionProvider>
    ),
  ],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { hint: 'Six digits, as on your statement' } };

export const WithHint: Story = { args: { hint: 'Six digits, as on your statement' } };

export const Filled: Story = { args: { defaultValue: '041187' } };

export const WithError: Story = {
  args: {
    defaultValue: '4118',
    hint: 'Six digits, as on your statement',
    error: 'Enter all six digits of the agent code.',
  },
};

export const Counting: Story = {
  args: {
    label: 'Custom message',
    defaultValue: 'Coffee is on us in March',
    count: { max: 48, remaining: (characters) => `${characters} characters left` },
  },
};

export const CountingTooMany: Story = {
  args: {
    label: 'Custom message',
    defaultValue: 'Coffee is on us in March, and we serve cake on Fridays',
    error: 'Make this shorter: at most 48 characters.',
    count: { max: 48, remaining: (characters) => `${-characters} characters too many` },
  },
};

export const Disabled: Story = { args: { defaultValue: '041187', disabled: true } };

export const ReadOnly: Story = { args: { defaultValue: '041187', readOnly: true } };

export const LongText: Story = {
  args: {
    label: 'Name of the agency exactly as it appears on the appointment letter',
    error: 'Enter the name as it appears on the letter, with all abbreviations and periods.',
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
      <TextField {...args} label="Rest" />
      <TextField {...args} label="Hover" data-story="hover" />
      <TextField {...args} label="Focus" data-story="focus" />
      <TextField {...args} label="Hint" hint="Six digits, as on your statement" />
      <TextField {...args} label="Filled" defaultValue="041187" />
      <TextField {...args} label="Error" defaultValue="4118" error="Enter all six digits." />
      <TextField
        {...args}
        label="Error and focus"
        data-story="focus"
        defaultValue="4118"
        error="Enter all six digits."
      />
      <TextField {...args} label="Disabled" defaultValue="041187" disabled />
      <TextField {...args} label="Read-only" defaultValue="041187" readOnly />
    </div>
  ),
};
