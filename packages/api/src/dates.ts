// Dates and times in Eastern Time, as the portal writes them. The main entry point doesn't contain
// them, so that it doesn't need `dayjs`.
export {
  createDates,
  type Dates,
  type DatesOptions,
  type DateStampParts,
} from './dates/create-dates.ts';
export { formatEasternTime } from './dates/eastern-formatter.ts';
export { dayBefore, daysUntil, toEasternDay } from './dates/eastern-days.ts';
