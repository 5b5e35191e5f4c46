import { createDates } from '@producer-portal/api/dates';
import { formatLocale } from './page-locale.ts';

export { dayBefore, daysUntil, toEasternDay } from '@producer-portal/api/dates';

/** Dates and times in the page's language (docs/product.md#dates-and-times). */
export const {
  formatTime,
  formatShortDate,
  formatLongDate,
  formatPublishedDate,
  formatWeekday,
  getDateStampParts,
} = createDates({ locale: formatLocale });
