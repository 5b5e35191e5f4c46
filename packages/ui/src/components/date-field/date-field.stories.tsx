import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { calendarLabels } from '../../testing/calendar-labels.ts';
import frames from '../../testing/story-frames.module.css';
import { LiveRegionProvider } from '../live-region/live-region.tsx';
import { DateField } from './date-field.tsx';
import type { DateFieldProps } from './date-field.tsx';

const labels: DateFieldProps['labels'] = {
  hint: 'Month/day/year, such as 3/2/2026',
  openCalendar: 'Choose the day',
  closeCalendar: 'Close',
  invalid: (text) => `“${text}” is not a date. Use month/day/year, such as 3/2/2026.`,
  calendar: calendarLabels,
};

const meta = {
  title: 'Components/Forms/DateField',
  component: DateField,
  args: {
    label: 'Inspection date',
    value: '',
    onChange: fn(),
    today: '2026-03-02',
    labels,
  },
  render: (args) => <Controlled {...args} />,
  decorators: [
    (Story) => (
      <LiveRegionProvider>
        <div style={{ maxInlineSize: '20rem' }}>
          <Story />
        </div>
      </LiveRegionProvider>
    ),
  ],
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

function Controlled(args: DateFieldProps) {
  const [value, setValue] = useState(args.value);
  return (
    <DateField
      {...args}
      value={value}
      onChange={(next) => {
        args.onChange(next);
        setValue(next);
      }}
    />
  );
}

const withNarrowFrame: Decorator = (Story) => (
  <div className={frames.narrow}>
    <Story />
  </div>
);

export const Default: Story = {};

export const Playground: Story = {};

export const WithValue: Story = { args: { value: '2026-03-16' } };

export const WithError: Story = { args: { error: 'Choose the day of the inspection.' } };

export const Disabled: Story = { args: { value: '2026-03-16', disabled: true } };

/** Invalid text stays in the field, and the error shows the expected format. */
export const BadDate: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Inspection date' });
    await step('Type an invalid date and leave the field', async () => {
      await userEvent.type(field, '2/30/2026');
      await userEvent.tab();
      await expect(field).toHaveValue('2/30/2026');
      await expect(
        canvas.getByText(/“2\/30\/2026” is not a date/, { selector: 'p *' }),
      ).toBeVisible();
    });
  },
};

export const CalendarOpen: Story = {
  args: { value: '2026-03-20' },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '34rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('Open the calendar', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Choose the day' }));
      await expect(canvas.getByRole('gridcell', { name: 'Friday, March 20, 2026' })).toHaveFocus();
    });
  },
};

export const Picked: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('Select a day with the keyboard', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Choose the day' }));
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(canvas.getByRole('textbox', { name: 'Inspection date' })).toHaveValue(
        '3/9/2026',
      );
      await expect(canvas.getByRole('button', { name: 'Choose the day' })).toHaveFocus();
    });
  },
};

export const Narrow: Story = { args: { value: '2026-03-16' }, decorators: [withNarrowFrame] };

export const RightToLeft: Story = {
  args: { value: '2026-03-16' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

export const LongText: Story = {
  args: {
    label: 'Day on which the inspector visits the house, or calls the policyholder about a visit',
    value: 'x'.repeat(300),
  },
  decorators: [withNarrowFrame],
};

export const Matrix: Story = {
  render: (args) => (
    <div className={frames.wide}>
      <Controlled {...args} label="Empty" />
      <Controlled {...args} label="With a day" value="2026-03-16" />
      <Controlled {...args} label="Bad date" value="2/30/2026" />
      <Controlled {...args} label="Error of the form" error="Choose the day of the inspection." />
      <Controlled {...args} label="Disabled" value="2026-03-16" disabled />
    </div>
  ),
};
