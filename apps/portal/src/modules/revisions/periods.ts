import type { Guide, Period, RecordRevision, RevisionPurpose } from '@producer-portal/api';
import { dayBefore, formatLongDate, formatTime, toEasternDay } from '../../lib/dates.ts';
import { formatAsOf, toInstant } from './as-of.ts';
import { historyCopy as copy } from './copy.ts';

/** The purposes of revisions, in the order that screens show them. */
export const purposes = ['new_business', 'renewal'] as const satisfies readonly RevisionPurpose[];

export const getPeriods = (revision: RecordRevision, purpose: RevisionPurpose): readonly Period[] =>
  revision[purpose] ?? [];

const includes = ({ from, until }: Period, instant: number) =>
  Date.parse(from) <= instant && (!until || instant < Date.parse(until));

/** The period of a revision that includes an instant, in milliseconds. */
export const findPeriod = (
  revision: RecordRevision,
  purpose: RevisionPurpose,
  instant: number,
): Period | undefined => getPeriods(revision, purpose).find((period) => includes(period, instant));

/** Whether an instant is midnight in Eastern Time: one minute after the last minute of the day before, which `toInstant` returns. */
const isMidnight = (instant: string) =>
  toInstant(dayBefore(toEasternDay(instant))) + 60_000 === Date.parse(instant);

/** The as-of date that shows a period's revision: the period's first day, or its first instant if it ends on the same day. */
export function toAsOfDate(period: Period): string {
  const day = toEasternDay(period.from);
  return includes(period, toInstant(day))
    ? day
    : new Date(period.from).toISOString().replace(/\.\d+/u, '');
}

type FormatDay = (date: string) => string;

const formatInstant = (instant: string, formatDay: FormatDay) =>
  isMidnight(instant) ? formatDay(instant) : `${formatDay(instant)}, ${formatTime(instant)}`;

/** The texts for the end of a period. */
interface EndTexts {
  /** Takes the last day, which is included. */
  readonly through: (day: string) => string;
  /** Takes a day and a time. */
  readonly until: (dayAndTime: string) => string;
}

/** The end of a period in words. A period that ends at midnight lasts through the day before. */
export const formatEnd = (until: string, texts: EndTexts, formatDay: FormatDay): string =>
  isMidnight(until)
    ? texts.through(formatDay(dayBefore(toEasternDay(until))))
    : texts.until(formatInstant(until, formatDay));

/** A period in words. Shows a time only if it isn't midnight. */
export function formatPeriod(
  { from, until }: Period,
  formatDay: FormatDay = formatLongDate,
): string {
  const start = formatInstant(from, formatDay);
  if (!until) return copy.starting(start);
  const texts: EndTexts = {
    through: (end) => copy.through(start, end),
    until: (end) => copy.until(start, end),
  };
  return formatEnd(until, texts, formatDay);
}

/** The first period in which a record is in effect; undefined if there is none. */
export const findFirstPeriod = (
  revisions: readonly RecordRevision[],
  purpose: RevisionPurpose,
): Period | undefined =>
  revisions
    .flatMap((revision) => getPeriods(revision, purpose))
    .toSorted((a, b) => Date.parse(a.from) - Date.parse(b.from))[0];

/** Replaces a guide's new business and renewal dates with those of its revision. Use it when the page has an as-of date. */
export function withRevisionDates(guide: Guide): Guide {
  const { revision } = guide;
  if (!revision) return guide;
  const [newBusiness, renewals] = purposes.map((purpose) => {
    const [first] = getPeriods(revision, purpose);
    return first && toEasternDay(first.from);
  });
  return { ...guide, new_business_on: newBusiness, renewal_on: renewals };
}

/** Formats the date that `toAsOfDate` returns, for a sentence. */
export const formatAsOfDate = (period: Period): string => formatAsOf(toAsOfDate(period));

/** Lists when a revision is in effect. If new business and renewals have the same periods, they share an item. */
export function toPeriodItems(revision: RecordRevision) {
  const [newBusiness = [], renewals = []] = purposes.map((purpose) =>
    getPeriods(revision, purpose).map((period) => formatPeriod(period)),
  );
  const toDetails = (periods: readonly string[]) => periods.join('; ') || copy.noPeriod;
  const [forNewBusiness, forRenewals] = purposes;
  return newBusiness.join() === renewals.join()
    ? [
        {
          term: copy.newBusinessAndRenewals,
          details: toDetails(newBusiness),
          purpose: forNewBusiness,
          view: copy.view.both,
        },
      ]
    : [
        {
          term: copy.newBusiness,
          details: toDetails(newBusiness),
          purpose: forNewBusiness,
          view: copy.view.newBusiness,
        },
        {
          term: copy.renewals,
          details: toDetails(renewals),
          purpose: forRenewals,
          view: copy.view.renewals,
        },
      ];
}
