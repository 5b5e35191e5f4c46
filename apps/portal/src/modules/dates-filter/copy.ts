import { formatLongDate, formatWeekday } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import { formatLocale } from '../../lib/page-locale.ts';

const months = new Intl.DateTimeFormat(formatLocale, {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A week from Sunday to Saturday. */
const week = [1, 2, 3, 4, 5, 6, 7].map((day) => `2026-03-0${day}`);

export const datesCopy = {
  labels: {
    start: t('Start date'),
    end: t('End date'),
    hint: t('Month/day/year, such as 3/2/2026'),
    openCalendar: (which: 'start' | 'end') =>
      which === 'start' ? t('Choose the start date') : t('Choose the end date'),
    closeCalendar: t('Close'),
    invalid: (text: string) =>
      t('“{text}” isn’t a date. Enter month/day/year, such as 3/2/2026.', { text }),
    order: t('The end date is before the start date. Change one of them.'),
    calendar: {
      month: (month: string) => months.format(Date.parse(`${month}-01T00:00:00Z`)),
      day: (day: string) => `${formatWeekday(day)}, ${formatLongDate(day)}`,
      weekdays: week.map(formatWeekday).map((full) => ({ short: full.slice(0, 2), full })),
      previous: t('Previous month'),
      next: t('Next month'),
      today: t('today'),
    },
  },
  from: (day: string) => t('Starting {date}', { date: formatLongDate(day) }),
  until: (day: string) => t('Through {date}', { date: formatLongDate(day) }),
} as const;
