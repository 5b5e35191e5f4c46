import type { Meta, StoryObj } from '@storybook/react-vite';
import frames from '../../testing/story-frames.module.css';
import { Progress } from './progress.tsx';

const meta = {
  title: 'Components/Feedback/Progress',
  component: Progress,
  args: { label: 'Preparing your files', value: 3, max: 7, valueText: '3 of 7 files' },
  decorators: [
    (Story) => (
      <div className={frames.medium}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const NotStarted: Story = { args: { value: 0, valueText: '0 of 7 files' } };

/** A hatched, static bar. */
export const Indeterminate: Story = {
  args: { value: undefined, max: undefined, valueText: undefined },
};

export const IndeterminateWithText: Story = {
  args: { value: undefined, max: undefined, valueText: 'Waiting for the print shop' },
};

export const Done: Story = { args: { value: 7, valueText: '7 of 7 files' } };

export const RightToLeft: Story = { args: { dir: 'rtl' } };

export const LongText: Story = {
  args: {
    label: `Preparing ${'MH417'.repeat(60)}`,
    valueText: '1,173 of 10,000 files from the entire library of downloadable collateral',
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div className={frames.wide}>
      {[undefined, 0, 1, 3, 6, 7].map((value) => (
        <Progress
          key={String(value)}
          {...args}
          label={`Preparing your files, ${value ?? 'unknown length'}`}
          value={value}
          valueText={value === undefined ? undefined : `${value} of 7 files`}
        />
      ))}
    </div>
  ),
};
