import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { calendarLabels } from '../../testing/calendar-labels.ts';
import frames from '../../testing/story-frames.module.css';
import { VariantMatrix } from '../../testing/variant-matrix.tsx';
import { LiveRegionProvider } from '../live-region/live-region.tsx';
import { Calendar } from './calendar.tsx';
import type { CalendarProps } from './calendar.tsx';

const events = {
  '2026-03-04': 'Claims walk-through',
  '2026-03-12': '2 webinars',
  '2026-03-17': 'Rates for Texas: what changes on April 1',
  '2026-03-31': 'Office hours',
};

const meta = {
  title: 'Components/Forms/Calendar',
  component: Calendar,
  args: {
    month: '2026-03',
    onMonthChange: fn(),
    onSelect: fn(),
    today: '2026-03-02',
    labels: calendarLabels,
  },
  render: (args) => <Controlled {...args} />,
  decorators: [
    (Story, { parameters }) => (
      <LiveRegionProvider>
        <div style={{ maxInlineSize: parameters['wide'] ? undefined : '20rem' }}>
          <Story />
        </div>
      </LiveRegionProvider>
    ),
  ],
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

function Controlled(args: CalendarProps) {
  const [month, setMonth] = useState(args.month);
  const [selected, setSelected] = useState(args.selected);
  return (
    <Calendar
      {...args}
      month={month}
      selected={selected}
      onMonthChange={(next) => {
        args.onMonthChange(next);
        setMonth(next);
      }}
      onSelect={(day) => {
        args.onSelect?.(day);
        setSelected(day);
      }}
    />
  );
}

/** Today is underlined. */
export const Default: Story = {};

export const Playground: Story = { args: { events } };

export const Selected: Story = { args: { selected: '2026-03-11' } };

export const Range: Story = {
  args: { selected: { start: '2026-03-11', end: '2026-03-24' } },
  render: (args) => <Calendar {...args} />,
};

/** In a narrow container, a dot marks an event. The text of the active day's event is below the calendar. */
export const EventDays: Story = {
  args: { events },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('Go to a day with an event', async () => {
      await userEvent.click(
        canvas.getByRole('gridcell', { name: 'Thursday, March 12, 2026, 2 webinars' }),
      );
      await expect(canvas.getByText('2 webinars', { selector: 'p' })).toBeVisible();
    });
  },
};

/** In a wide container, the days show their events. */
export const EventDaysWide: Story = {
  args: { events, selected: '2026-03-17' },
  parameters: { wide: true },
};

/** Days can't be selected. */
export const ReadOnly: Story = {
  args: { events },
  render: (args) => <Calendar {...args} onSelect={undefined} />,
};

export const MinMax: Story = { args: { min: '2026-03-05', max: '2026-03-24' } };

export const SixWeeks: Story = { args: { month: '2026-08' } };

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('Tab moves past the two buttons to today', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await expect(
        canvas.getByRole('gridcell', { name: 'Monday, March 2, 2026, today' }),
      ).toHaveFocus();
    });
    await step('Move down a week, move to the next month, and select the day', async () => {
      await userEvent.keyboard('{ArrowDown}{PageDown}{Enter}');
      await expect(
        canvas.getByRole('gridcell', { name: 'Thursday, April 9, 2026', selected: true }),
      ).toHaveFocus();
      await expect(args.onSelect).toHaveBeenLastCalledWith('2026-04-09');
    });
  },
};

export const RightToLeft: Story = {
  args: { selected: { start: '2026-03-11', end: '2026-03-24' } },
  render: (args) => (
    <div dir="rtl">
      <Calendar {...args} />
    </div>
  ),
};

export const LongText: Story = {
  args: {
    selected: '2026-03-12',
    events: {
      '2026-03-12': 'x'.repeat(300),
      '2026-03-13':
        'A webinar with a title that is much longer than the titles of most of the others',
    },
    labels: {
      ...calendarLabels,
      month: () => 'The month of March in the year 2026',
      weekdays: calendarLabels.weekdays.map(({ full }) => ({ short: full, full })),
    },
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
    wide: true,
    pseudo: {
      hover: '[data-story=hover] td',
      focusVisible: '[data-story=focus] td[tabindex="0"]',
    },
  },
  render: (args) => (
    <VariantMatrix
      layout="row"
      variants={(
        [
          ['rest', 'rest', {}],
          ['hover', 'hover', {}],
          ['focus', 'focus', {}],
          ['selected and focus', 'focus', { selected: '2026-03-11' }],
          [
            'range and events',
            'range',
            { selected: { start: '2026-03-11', end: '2026-03-24' }, events },
          ],
          ['min and max', 'limits', { min: '2026-03-05', max: '2026-03-24', events }],
        ] satisfies [string, string, Partial<CalendarProps>][]
      ).map(([label, state, props]) => [
        label,
        <div key={label} data-story={state} style={{ inlineSize: '20rem', maxInlineSize: '100%' }}>
          <Calendar {...args} {...props} />
        </div>,
      ])}
    />
  ),
};
