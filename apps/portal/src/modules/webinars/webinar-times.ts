import type { Webinar } from '@producer-portal/api';
import { groupBy } from '../../lib/group-by.ts';
import type { EventStatus } from '@producer-portal/ui';
import {
  toEasternDay,
  formatPublishedDate,
  formatLongDate,
  formatWeekday,
} from '../../lib/dates.ts';
import { nowrap } from '../../lib/nowrap.ts';
import { easternZone, wallTime, type WallTime } from '../../lib/zones.ts';
import { webinarCopy as copy } from './copy.ts';

/** The fields of a webinar that determine its time. */
export type TimedWebinar = Pick<Webinar, 'starts_at' | 'ends_at' | 'recording'>;

/** Assumed length of a webinar without a valid end, in milliseconds. */
const DEFAULT_LENGTH = 60 * 60_000;

/**
 * The start and end of a webinar, in milliseconds.
 *
 * @returns null without a start. An end before the start is ignored.
 */
export function getWebinarSpan({
  starts_at: starts,
  ends_at: ends,
}: TimedWebinar): { start: number; end: number } | null {
  const start = Date.parse(starts ?? '');
  if (Number.isNaN(start)) return null;
  const end = Date.parse(ends ?? '');
  return { start, end: end > start ? end : start + DEFAULT_LENGTH };
}

/**
 * The status of a webinar: `today` on its day in Eastern Time, `live` from its start until just before its end, `recorded` once
 * it has ended and has a recording.
 *
 * @param now - the current time in milliseconds.
 */
export function getWebinarStatus(webinar: TimedWebinar, now: number): EventStatus {
  const span = getWebinarSpan(webinar);
  const isOver = span ? now >= span.end : Date.parse(webinar.ends_at ?? '') <= now;
  const isRecorded = Boolean(webinar.recording?.sources?.length);
  if (isRecorded && (isOver || !span)) return 'recorded';
  if (isOver) return 'ended';
  if (!span) return 'upcoming';
  if (now >= span.start) return 'live';
  return toEasternDay(span.start) === toEasternDay(now) ? 'today' : 'upcoming';
}

/** Whether a webinar has ended, with or without a recording. */
export const isOver = (status: EventStatus): boolean => status === 'recorded' || status === 'ended';

/** A webinar's formatted dates and times. */
export interface WebinarTimes {
  /** The day in Eastern Time, `YYYY-MM-DD`. */
  readonly day: string;
  /** `Thursday, March 5, 2026`. */
  readonly date: string;
  /** `11:00 am ET`. */
  readonly starts: string;
  /** `11:00 am ET to 11:20 am ET`, with the day if it ends on another day. */
  readonly period: string;
  /** The start in the user's time zone, `10:00 am your time`; null if it is the same as in Eastern Time. */
  readonly localStarts: string | null;
  /** Start to end in the user's time zone, `10:00 am to 10:20 am`; null if it is the same as in Eastern Time. */
  readonly localPeriod: string | null;
}

/**
 * Formats the time of a webinar in Eastern Time, and in the user's time zone if it differs. The local day is added
 * if it isn't the day in New York.
 *
 * @param zone - the user's IANA time zone name.
 * @returns null without a start.
 */
export function formatWebinarTimes(webinar: TimedWebinar, zone: string): WebinarTimes | null {
  const start = wallTime(webinar.starts_at, easternZone);
  if (!start) return null;
  const end = wallTime(webinar.ends_at, easternZone);
  const local = {
    start: wallTime(webinar.starts_at, zone),
    end: wallTime(webinar.ends_at, zone),
  };
  const differs =
    local.start !== null && (local.start.time !== start.time || local.start.day !== start.day);
  const eastern = (time: WallTime, day: string) =>
    nowrap(withDay(copy.eastern(time.time), time, day));
  const localTime = (time: WallTime, day: string) => nowrap(withDay(time.time, time, day));
  return {
    day: start.day,
    date: `${formatWeekday(start.day)}, ${formatLongDate(start.day)}`,
    starts: eastern(start, start.day),
    period: toPeriod(eastern(start, start.day), end && eastern(end, start.day)),
    localStarts:
      local.start && differs ? nowrap(copy.local(localTime(local.start, start.day))) : null,
    localPeriod:
      local.start && differs
        ? toPeriod(
            localTime(local.start, start.day),
            local.end && localTime(local.end, local.start.day),
          )
        : null,
  };
}

const toPeriod = (from: string, to: string | null) => (to ? copy.fromTo(from, to) : from);

/** Adds the day if it isn't the day already shown. */
const withDay = (text: string, { day }: WallTime, shownDay: string) =>
  day === shownDay
    ? text
    : copy.onDay(formatPublishedDate(day, Date.parse(`${shownDay}T12:00:00Z`)), text);

/**
 * Groups live and upcoming webinars by day, soonest first.
 *
 * @param now - the current time in milliseconds.
 * @returns one entry per day in Eastern Time. Webinars without a start are left out.
 */
export function createAgenda<T extends TimedWebinar>(
  webinars: readonly T[],
  now: number,
): { day: string; webinars: T[] }[] {
  const currentWebinars = webinars
    .flatMap((webinar) => {
      const span = getWebinarSpan(webinar);
      return span && now < span.end ? [{ webinar, start: span.start }] : [];
    })
    .toSorted((a, b) => a.start - b.start);
  const days = groupBy(currentWebinars, ({ start }) => toEasternDay(start));
  return [...days].map(([day, entries]) => ({
    day,
    webinars: entries.map(({ webinar }) => webinar),
  }));
}
