import type { CalendarLabels } from '../components/calendar/calendar.tsx';

function createUtcFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
}

const monthFormat = createUtcFormat({ month: 'long', year: 'numeric' });
const dayFormat = createUtcFormat({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
});

/** Calendar labels for stories and tests. */
export const calendarLabels: CalendarLabels = {
  month: (text) => monthFormat.format(new Date(text)),
  day: (text) => dayFormat.format(new Date(text)),
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map(
    (full) => ({ short: full.slice(0, 2), full }),
  ),
  previous: 'Previous month',
  next: 'Next month',
  today: 'today',
};
