import type { Meta, StoryObj } from '@storybook/react-vite';
import frames from '../../testing/story-frames.module.css';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Components/Forms/TextField',
  component: TextField,
  args: { label: 'Agent code', name: 'agentCode' },
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

export const Disabled: Story = { args: { defaultValue: '041187', disabled: true } };

export const ReadOnly: Story = { args: { defaultValue: '041187', readOnly: true } };

export const LongText: Story = {
  args: {
    label: 'Name of the agency exactly as it is written on the appointment letter',
    error: 'Enter the name as it is written on the letter, with every abbreviation and full stop.',
  },
  decorators: [
    (Story) => (
      <div className={frames.narrow}>
        <Story />
      </div>
    ),
  ],
};
