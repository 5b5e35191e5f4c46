import {
  findReplacement,
  type ContentRecord,
  type EventAnnouncement,
  type RelatedAnnouncement,
} from '@producer-portal/api';
import { dayBefore, toEasternDay, daysUntil, formatPublishedDate } from '../../lib/dates.ts';
import { nowrap } from '../../lib/nowrap.ts';
import type { recordLink } from '../record-links/record-links.ts';
import { sortStates } from '../states/sort-states.ts';
import { rowCopy as copy, stampCopy } from './copy.ts';
import { startStampOptions, createDateStamp, type DateStampContent } from './date-stamp.ts';

/** The fields of a record that its row shows. */
export type RowRecord = Pick<
  ContentRecord,
  | 'record_type'
  | 'title'
  | 'effective_from'
  | 'effective_until'
  | 'published_at'
  | 'readTime'
  | 'states'
  | 'category'
  | 'tags'
>;

/** A record ends soon if it ends within this many days (docs/design.md#ending-soon). */
export const soonDays = 7;
const maxShownStates = 3;

/** The dates between which a record is in effect. */
type EffectiveDates = Pick<RowRecord, 'effective_from' | 'effective_until' | 'published_at'>;

/**
 * The date stamp of a row: the posting date. Lists are sorted by posting date, so users can scan the stamps.
 *
 * @param now - the current time in milliseconds.
 */
export const createPostingStamp = (
  { published_at: published }: Pick<RowRecord, 'published_at'>,
  now: number,
): DateStampContent | null =>
  createDateStamp(published, now, {
    caption: stampCopy.postedCaption,
    label: stampCopy.postedLabel,
    status: 'neutral',
  });

/** Whether a record has ended, or ends soon; null if it has no end. */
export function endStatus(
  until: string | null | undefined,
  now: number,
): 'active' | 'ended' | 'soon' | null {
  const daysLeft = daysUntil(until, now);
  if (daysLeft === null) return null;
  if (daysLeft < 0) return 'ended';
  return daysLeft <= soonDays ? 'soon' : 'active';
}

/**
 * The date stamp of a record's page: the date of its replacement if it was replaced, its start if it isn't in effect yet, else
 * its end, its start, or its posting date.
 *
 * @param now - the current time in milliseconds. Days are counted in Eastern Time.
 */
export function createRecordStamp(
  record: EffectiveDates & EventAnnouncement,
  now: number,
): DateStampContent | null {
  const replacement = getReplacement(record, now);
  if (replacement) {
    return createDateStamp(replacement.published_at, now, {
      caption: copy.ended,
      label: copy.replacedOn,
      status: 'ended',
    });
  }
  const { effective_from: from, effective_until: until, published_at } = record;
  const starts = from ? createDateStamp(from, now, startStampOptions(from, now)) : null;
  if (starts && isUpcoming(from, now)) return starts;
  const status = endStatus(until, now);
  if (status !== null) {
    const label = status === 'ended' ? copy.endedOn : stampCopy.untilLabel;
    return createDateStamp(until, now, { caption: stampCopy.untilCaption, label, status });
  }
  return starts ?? createPostingStamp({ published_at }, now);
}

/** Whether a day is later than today in Eastern Time. */
export const isUpcoming = (day: string | null | undefined, now: number): boolean =>
  (daysUntil(day, now) ?? 0) > 0;

/** When a record is in effect, in a few words: its start if it hasn't started, else its end, or else its start. */
export function effectiveText(
  { effective_from: from, effective_until: until }: EffectiveDates,
  now: number,
): string | null {
  if (isUpcoming(from, now)) return startsText(from, now);
  return endsText(until, now) ?? startsText(from, now);
}

/** The status of a record in a few words, or else when it was posted. */
export function statusOrPostedText(
  record: EffectiveDates & EventAnnouncement,
  now: number,
): string | null {
  return statusText(record, now) ?? postedText(record.published_at, now);
}

function startsText(from: EffectiveDates['effective_from'], now: number): string | null {
  const date = formatPublishedDate(from, now);
  if (!from || !date) return null;
  return nowrap((from <= toEasternDay(now) ? copy.since : copy.from)(date));
}

/**
 * The announcement that replaces this one; undefined if none does.
 *
 * @param now - the current time in milliseconds.
 */
export const getReplacement = (
  record: EventAnnouncement,
  now: number,
): RelatedAnnouncement | undefined =>
  // Most announcements have no related announcements. Skip computing the current day for them.
  record.related?.length ? findReplacement(record, toEasternDay(now)) : undefined;

/** Whether the user has yet to read the record. A replaced announcement is never unread. */
export const isUnread = (
  record: EventAnnouncement & { readonly read?: boolean | null | undefined },
  now: number,
): boolean => record.read === false && !getReplacement(record, now);

/** When a newer announcement replaced this one, in a few words; null if none did. */
export function replacedText(record: EventAnnouncement, now: number): string | null {
  const replacement = getReplacement(record, now);
  return replacement
    ? nowrap(copy.replacedOn(formatPublishedDate(replacement.published_at, now)))
    : null;
}

/** The day before the next announcement of the same event takes effect, in a few words; null if none is announced. */
function lastDayText(record: EventAnnouncement, now: number): string | null {
  const next = getUpcomingReplacement(record, now);
  return next?.effective_from
    ? nowrap(copy.inEffectThrough(formatPublishedDate(dayBefore(next.effective_from), now)))
    : null;
}

/**
 * The first thing that a row says about a record's validity: that the record is replaced or will be replaced, or else when it
 * is in effect.
 */
export function statusText(record: EffectiveDates & EventAnnouncement, now: number): string | null {
  return replacedText(record, now) ?? lastDayText(record, now) ?? effectiveText(record, now);
}

const isPostedLater = (one: EventAnnouncement, other: EventAnnouncement) =>
  Date.parse(one.published_at ?? '') > Date.parse(other.published_at ?? '');

/** The announcement that will replace this one next: posted later, but not in effect yet. */
export function getUpcomingReplacement(
  record: EventAnnouncement,
  now: number,
): RelatedAnnouncement | undefined {
  return record.related
    ?.filter((other) => isPostedLater(other, record) && isUpcoming(other.effective_from, now))
    .toSorted((a, b) => (a.effective_from ?? '').localeCompare(b.effective_from ?? ''))[0];
}

/** The earlier announcements of the same event that were in effect before this one, newest first. */
export function getPredecessors(
  record: EventAnnouncement,
  now: number,
): readonly RelatedAnnouncement[] {
  return (record.related ?? [])
    .filter((other) => isPostedLater(record, other) && !isUpcoming(other.effective_from, now))
    .toSorted((a, b) => (isPostedLater(a, b) ? -1 : 1));
}

/** When a record ends, in a few words; null if it has no end. */
export function endsText(until: string | null | undefined, now: number): string | null {
  const daysLeft = daysUntil(until, now);
  if (daysLeft === null) return null;
  if (daysLeft < 0) return nowrap(copy.endedOn(formatPublishedDate(until, now)));
  if (daysLeft === 0) return nowrap(copy.endsToday);
  if (daysLeft === 1) return nowrap(copy.endsTomorrow);
  return nowrap(
    daysLeft <= soonDays ? copy.endsIn(daysLeft) : copy.endsOn(formatPublishedDate(until, now)),
  );
}

/** When a record was posted, in a few words. */
export function postedText(published: string | null | undefined, now: number): string | null {
  return published ? nowrap(copy.postedOn(formatPublishedDate(published, now))) : null;
}

/** The states that a record is for: the first few codes, or `All states` if it lists none. */
export function statesText(states: RowRecord['states']): string {
  if (!states?.length) return nowrap(copy.allStates);
  const codes = states.map(({ code }) => code);
  const more = codes.length - maxShownStates;
  return nowrap(
    more > 1
      ? copy.andMore(codes.slice(0, maxShownStates).join(', '), more)
      : sortStates(codes).join(', '),
  );
}

/** `4 min read`; null if the record has no reading time. */
export function readTimeText(minutes: number | null | undefined): string | null {
  return minutes ? nowrap(copy.readTime(minutes)) : null;
}

/** What a record is about, in a few words: its tags, else its category; null without either. */
export function subjectText({
  category,
  tags,
}: Pick<RowRecord, 'category' | 'tags'>): string | null {
  return tags?.map(({ name }) => name).join(', ') || category?.name || null;
}

/** The site that a row links to; null for a page of the portal. */
export function siteText(link: ReturnType<typeof recordLink>): string | null {
  return link?.external ? new URL(link.href).hostname : null;
}
