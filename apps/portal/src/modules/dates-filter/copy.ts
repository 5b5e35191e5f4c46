import { formatLongDate, formatWeekday } from '../../lib/dates.ts';

const months = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export const datesCopy = {
  labels: {
    start: 'Start date',
    end: 'End date',
    hint: 'Month/day/year, such as 3/2/2026',
    openCalendar: (which: 'start' | 'end') =>
      which === 'start' ? 'Choose the start date' : 'Choose the end date',
    closeCalendar: 'Close',
    invalid: (text: string) => `“${text}” isn’t a date. Enter month/day/year, such as 3/2/2026.`,
    order: 'The end date is before the start date. Change one of them.',
    calendar: {
      month: (month: string) => months.format(Date.parse(`${month}-01T00:00:00Z`)),
      day: (day: string) => `${formatWeekday(day)}, ${formatLongDate(day)}`,
      weekdays: weekdays.map((full) => ({ short: full.slice(0, 2), full })),
      previous: 'Previous month',
      next: 'Next month',
      today: 'today',
    },
  },
  from: (day: string) => `Starting ${formatLongDate(day)}`,
  until: (day: string) => `Through ${formatLongDate(day)}`,
} as const;
