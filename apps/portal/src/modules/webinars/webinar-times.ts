import type { Webinar } from '@producer-portal/api';
import { groupBy } from '../../lib/group-by.ts';
import type { EventStatus } from '@producer-portal/ui';
import { dayOf, formatPublishedDate, formatLongDate, formatWeekday } from '../../lib/dates.ts';
import { unbroken } from '../../lib/unbroken.ts';
import { easternZone, wallTime, type WallTime } from '../../lib/zones.ts';
import { webinarCopy as copy } from './copy.ts';

/** The fields of a webinar that say when it is. */
export type TimedWebinar = Pick<Webinar, 'starts_at' | 'ends_at' | 'recording'>;

/** How long a webinar is taken to be that does not say when it ends. */
const assumedLength = 60 * 60_000;

/**
 * From when to when a webinar takes place, in milliseconds.
 *
 * @returns null where no start is known. One that ends before it starts is taken for one without an end.
 */
export function webinarSpan({
  starts_at: starts,
  ends_at: ends,
}: TimedWebinar): { start: number; end: number } | null {
  const start = Date.parse(starts ?? '');
  if (Number.isNaN(start)) return null;
  const end = Date.parse(ends ?? '');
  return { start, end: end > start ? end : start + assumedLength };
}

/**
 * Where a webinar stands: `today` is a day in Eastern Time, `live` from its first moment until just
 * before its last, `recorded` once it is over and can be watched.
 *
 * @param now - milliseconds.
 */
export function webinarStatus(webinar: TimedWebinar, now: number): EventStatus {
  const span = webinarSpan(webinar);
  const isOver = span ? now >= span.end : Date.parse(webinar.ends_at ?? '') <= now;
  const isRecorded = Boolean(webinar.recording?.sources?.length);
  if (isRecorded && (isOver || !span)) return 'recorded';
  if (isOver) return 'ended';
  if (!span) return 'upcoming';
  if (now >= span.start) return 'live';
  return dayOf(span.start) === dayOf(now) ? 'today' : 'upcoming';
}

/** When a webinar is, in words. */
export interface WebinarWhen {
  /** Its day in Eastern Time, `YYYY-MM-DD`. */
  readonly day: string;
  /** `Thursday, March 5, 2026`. */
  readonly date: string;
  /** `11:00 am ET`. */
  readonly starts: string;
  /** `11:00 am ET to 11:20 am ET`, with the day where it ends on another. */
  readonly period: string;
  /** Its start by the reader's own clock, `10:00 am your time`; null where that shows the same. */
  readonly localStarts: string | null;
  /** Likewise from start to end, `10:00 am to 10:20 am`. */
  readonly localPeriod: string | null;
}

/**
 * Tells when a webinar is: in Eastern Time, and by the reader's own clock where that shows something
 * else at that moment. Where the day is another than in New York, it is said.
 *
 * @param zone - the reader's, of the time zone database.
 * @returns null where no start is known.
 */
export function webinarWhen(webinar: TimedWebinar, zone: string): WebinarWhen | null {
  const start = wallTime(webinar.starts_at, easternZone);
  if (!start) return null;
  const end = wallTime(webinar.ends_at, easternZone);
  const local = {
    start: wallTime(webinar.starts_at, zone),
    end: wallTime(webinar.ends_at, zone),
  };
  const isOther =
    local.start !== null && (local.start.time !== start.time || local.start.day !== start.day);
  const at = (time: WallTime, day: string) =>
    unbroken(onOtherDay(copy.eastern(time.time), time, day));
  const here = (time: WallTime, day: string) => unbroken(onOtherDay(time.time, time, day));
  return {
    day: start.day,
    date: `${formatWeekday(start.day)}, ${formatLongDate(start.day)}`,
    starts: at(start, start.day),
    period: period(at(start, start.day), end && at(end, start.day)),
    localStarts: local.start && isOther ? unbroken(copy.local(here(local.start, start.day))) : null,
    localPeriod:
      local.start && isOther
        ? period(here(local.start, start.day), local.end && here(local.end, local.start.day))
        : null,
  };
}

const period = (from: string, to: string | null) => (to ? copy.fromTo(from, to) : from);

/** The day is said only where it is another than the one that is told already. */
const onOtherDay = (text: string, { day }: WallTime, reported: string) =>
  day === reported
    ? text
    : copy.onDay(formatPublishedDate(day, Date.parse(`${reported}T12:00:00Z`)), text);

/**
 * The webinars of an agenda, day by day: what is over is left out, the soonest comes first.
 *
 * @param now - milliseconds.
 * @returns one entry for each day in Eastern Time; webinars without a start are in none.
 */
export function agendaOf<T extends TimedWebinar>(
  webinars: readonly T[],
  now: number,
): { day: string; webinars: T[] }[] {
  const ahead = webinars
    .flatMap((webinar) => {
      const span = webinarSpan(webinar);
      return span && now < span.end ? [{ webinar, start: span.start }] : [];
    })
    .toSorted((a, b) => a.start - b.start);
  const days = groupBy(ahead, ({ start }) => dayOf(start));
  return [...days].map(([day, entries]) => ({
    day,
    webinars: entries.map(({ webinar }) => webinar),
  }));
}
