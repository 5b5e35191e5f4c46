import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { calendarLabels } from '../../testing/calendar-labels.ts';
import frames from '../../testing/story-frames.module.css';
import { Button } from '../button/button.tsx';
import { LiveRegionProvider } from '../live-region/live-region.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { DateRangeField } from './date-range-field.tsx';
import type { DateRangeFieldProps } from './date-range-field.tsx';

const labels: DateRangeFieldProps['labels'] = {
  start: 'From',
  end: 'To',
  hint: 'Month/day/year, such as 3/2/2026',
  openCalendar: (rangeEnd) =>
    rangeEnd === 'start' ? 'Choose the first day' : 'Choose the last day',
  closeCalendar: 'Close',
  invalid: (text) => `“${text}” is not a date. Use month/day/year, such as 3/2/2026.`,
  order: 'The last day is before the first day.',
  outside: 'Choose a day in 2026.',
  calendar: calendarLabels,
};

const meta = {
  title: 'Components/Forms/DateRangeField',
  component: DateRangeField,
  args: {
    legend: 'Webinar date',
    value: { start: '', end: '' },
    onChange: fn(),
    today: '2026-03-02',
    labels,
  },
  render: (args) => <Controlled {...args} />,
  decorators: [
    (Story) => (
      <LiveRegionProvider>
        <div style={{ maxInlineSize: '32rem' }}>
          <Story />
        </div>
      </LiveRegionProvider>
    ),
  ],
} satisfies Meta<typeof DateRangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

function Controlled(args: DateRangeFieldProps) {
  const [value, setValue] = useState(args.value);
  return (
    <DateRangeField
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

export const Playground: Story = { args: { min: '2026-01-01', max: '2026-12-31' } };

export const StartOnly: Story = { args: { value: { start: '2026-03-02', end: '' } } };

export const BothDates: Story = { args: { value: { start: '2026-03-02', end: '2026-03-31' } } };

export const EndBeforeStart: Story = {
  args: { value: { start: '2026-03-31', end: '2026-03-02' } },
};

export const OutsideLimits: Story = {
  args: { value: { start: '2025-12-01', end: '' }, min: '2026-01-01', max: '2026-12-31' },
};

export const WithError: Story = { args: { error: 'Choose when the webinar takes place.' } };

export const Disabled: Story = {
  args: { value: { start: '2026-03-02', end: '2026-03-31' }, disabled: true },
};

/** Invalid text stays in the field, and the error shows the expected format. */
export const BadDate: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const from = canvas.getByRole('textbox', { name: 'From' });
    await step('Type an invalid date and leave the field', async () => {
      await userEvent.type(from, '2/30/2026');
      await userEvent.tab();
      await expect(from).toHaveValue('2/30/2026');
      await expect(
        canvas.getByText(/“2\/30\/2026” is not a date/, { selector: 'p *' }),
      ).toBeVisible();
    });
  },
};

export const Typed: Story = {
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('A two-digit year is accepted', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'From' }), '3/9/26');
      await userEvent.tab();
      await expect(canvas.getByRole('textbox', { name: 'From' })).toHaveValue('3/9/2026');
      await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-03-09', end: '' });
    });
  },
};

export const CalendarOpen: Story = {
  args: { value: { start: '2026-03-10', end: '2026-03-20' } },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '36rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('Open the calendar of the last day', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Choose the last day' }));
      await expect(canvas.getByRole('gridcell', { name: 'Friday, March 20, 2026' })).toHaveFocus();
    });
  },
};

export const Picked: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('Select a day with the keyboard', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Choose the first day' }));
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(canvas.getByRole('textbox', { name: 'From' })).toHaveValue('3/9/2026');
      await expect(canvas.getByRole('button', { name: 'Choose the first day' })).toHaveFocus();
    });
  },
};

/** Escape closes the calendar and leaves the sheet open. */
export const InASheet: Story = {
  render: (args) => (
    <Sheet
      open
      onOpenChange={fn()}
      title="Filters"
      closeLabel="Close filters"
      footer={<Button>Show 23 results</Button>}
    >
      <Controlled {...args} />
    </Sheet>
  ),
  play: async ({ step }) => {
    const page = within(document.body);
    await step('Open the calendar and press Escape', async () => {
      await userEvent.click(page.getByRole('button', { name: 'Choose the first day' }));
      await userEvent.keyboard('{Escape}');
      await expect(page.queryByRole('grid')).toBeNull();
      await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    });
  },
};

export const Narrow: Story = {
  args: { value: { start: '2026-03-02', end: '2026-03-31' } },
  decorators: [withNarrowFrame],
};

export const RightToLeft: Story = {
  args: { value: { start: '2026-03-02', end: '2026-03-31' } },
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
    legend:
      'Days on which the webinar, or one of its later repeats in another time zone, takes place',
    value: { start: 'x'.repeat(300), end: '2026-03-31' },
    labels: {
      ...labels,
      start: 'First of the days on which the webinar takes place',
      end: 'Last of the days on which the webinar takes place',
    },
  },
  decorators: [withNarrowFrame],
};

export const Matrix: Story = {
  render: (args) => (
    <div className={frames.wide}>
      <Controlled {...args} legend="Empty" />
      <Controlled {...args} legend="Start only" value={{ start: '2026-03-02', end: '' }} />
      <Controlled {...args} legend="Both" value={{ start: '2026-03-02', end: '2026-03-31' }} />
      <Controlled
        {...args}
        legend="End before start"
        value={{ start: '2026-03-31', end: '2026-03-02' }}
      />
      <Controlled {...args} legend="Bad date" value={{ start: '2/30/2026', end: '' }} />
      <Controlled {...args} legend="Error of the form" error="Choose when it takes place." />
      <Controlled
        {...args}
        legend="Disabled"
        value={{ start: '2026-03-02', end: '2026-03-31' }}
        disabled
      />
    </div>
  ),
};
