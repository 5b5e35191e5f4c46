import type { Meta, StoryObj } from '@storybook/react-vite';
import { getCombinations } from '../../testing/combinations.ts';
import { VariantMatrix } from '../../testing/variant-matrix.tsx';
import { DateStamp } from './date-stamp.tsx';
import { dateStampVariants } from './date-stamp.variants.ts';

const meta = {
  title: 'Components/Content/DateStamp',
  component: DateStamp,
  args: {
    dateTime: '2026-11-30',
    caption: 'Through',
    day: '30',
    month: 'Nov',
    label: 'Effective through November 30, 2026',
    status: 'active',
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

/** A date that does not expire, such as a publication date. */
export const Plain: Story = {
  args: { status: 'neutral', caption: 'Posted', label: 'Posted November 30, 2026' },
};

/** In a year other than the current one. */
export const AnotherYear: Story = {
  args: {
    dateTime: '2027-01-31',
    day: '31',
    month: 'Jan ’27',
    label: 'Effective through January 31, 2027',
  },
};

/** An end date in an earlier year takes a second line but no more width. */
export const EndedInAnotherYear: Story = {
  args: { status: 'ended', month: 'Nov ’25', label: 'Ended November 30, 2025' },
};

/** Without a caption, in a list of dates with the same meaning. */
export const WithoutCaption: Story = { args: { caption: undefined } };

export const Small: Story = { args: { size: 'sm' } };

/** The stamp grows with its text. */
export const LongText: Story = {
  args: { status: 'ended', month: 'Sept.', endedLabel: 'No longer valid' },
};

export const Matrix: Story = {
  render: (args) => (
    <VariantMatrix
      layout="row"
      variants={getCombinations(dateStampVariants).map((variant) => [
        `${variant.status}, ${variant.size}`,
        <DateStamp key={`${variant.status} ${variant.size}`} {...args} {...variant} />,
      ])}
    />
  ),
};
