import type { Meta, StoryObj } from '@storybook/react-vite';
import { combinations } from '../../testing/combinations.ts';
import frames from '../../testing/story-frames.module.css';
import { DateStamp } from './date-stamp.tsx';
import { dateStampTable } from './date-stamp.variants.ts';

const meta = {
  title: 'Components/Content/DateStamp',
  component: DateStamp,
  args: {
    dateTime: '2026-11-30',
    day: '30',
    month: 'Nov',
    label: 'Effective until November 30, 2026',
    status: 'holds',
    endedLabel: 'Ended',
  },
} satisfies Meta<typeof DateStamp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

/** Ends within 7 days. */
export const Soon: Story = { args: { status: 'soon' } };

export const Ended: Story = {
  args: { status: 'ended', label: 'Ended November 30, 2026' },
};

/** A date that does not run out, such as a day of publication. */
export const Plain: Story = { args: { status: 'plain', label: 'Published November 30, 2026' } };

export const Small: Story = { args: { size: 'sm' } };

/** The stamp grows with its words. */
export const LongText: Story = {
  args: { status: 'ended', month: 'Sept.', endedLabel: 'No longer valid' },
};

export const Matrix: Story = {
  render: (args) => (
    <div className={frames.row}>
      {combinations(dateStampTable).map((variant) => (
        <DateStamp key={`${variant.status} ${variant.size}`} {...args} {...variant} />
      ))}
    </div>
  ),
};
