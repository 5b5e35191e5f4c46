import type { Alert, ContentRecord } from '@producer-portal/api';
import { toEasternDay, daysUntil, formatPublishedDate } from '../../lib/dates.ts';
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
 * The date stamp of a record: its end, else its start, else its posting date.
 *
 * @param now - the current time in milliseconds. Days are counted in Eastern Time.
 */
export function createRecordStamp(
  { effective_from: from, effective_until: until, published_at: published }: EffectiveDates,
  now: number,
): DateStampContent | null {
  const daysLeft = daysUntil(until, now);
  if (daysLeft !== null) {
    const caption = stampCopy.until;
    return daysLeft < 0
      ? createDateStamp(until, now, { caption, label: copy.endedOn, status: 'ended' })
      : createDateStamp(until, now, {
          caption,
          label: stampCopy.effectiveUntil,
          status: daysLeft <= soonDays ? 'soon' : 'active',
        });
  }
  const starts = from ? createDateStamp(from, now, startStampOptions(from, now)) : null;
  const { posted, published: label } = stampCopy;
  return starts ?? createDateStamp(published, now, { caption: posted, label, status: 'neutral' });
}

/** When a record is in effect, in a few words: its end, else its start; null without them. */
export function effectiveText(record: EffectiveDates, now: number): string | null {
  return endsText(record.effective_until, now) ?? startsText(record.effective_from, now);
}

/** Like `effectiveText`, with the posting date if neither is known. */
export function timingText(record: EffectiveDates, now: number): string | null {
  return effectiveText(record, now) ?? postedText(record.published_at, now);
}

/** What the date stamp doesn't say: how long is left, or the posting date if the stamp shows the start. */
export function stampDetailText(record: EffectiveDates, now: number): string | null {
  return (
    endsText(record.effective_until, now) ??
    (record.effective_from ? postedText(record.published_at, now) : null)
  );
}

function startsText(from: EffectiveDates['effective_from'], now: number): string | null {
  const date = formatPublishedDate(from, now);
  if (!from || !date) return null;
  return nowrap((from <= toEasternDay(now) ? copy.since : copy.from)(date));
}

/** One announcement of an event: issued, extended, narrowed, or lifted. */
type RelatedAnnouncement = Pick<
  NonNullable<Alert['related']>[number],
  'slug' | 'title' | 'published_at'
>;

/** The newest announcement of the same event that is later than this one; undefined if this is the newest. */
export function findReplacement({
  published_at: published,
  related,
}: {
  readonly published_at?: string | null | undefined;
  readonly related?: readonly RelatedAnnouncement[] | null | undefined;
}): RelatedAnnouncement | undefined {
  const publishedTime = (announcement: Pick<RelatedAnnouncement, 'published_at'>) =>
    Date.parse(announcement.published_at ?? '');
  return related
    ?.filter((each) => publishedTime(each) > publishedTime({ published_at: published }))
    .toSorted((a, b) => publishedTime(b) - publishedTime(a))[0];
}

/** When a newer announcement replaced this one, in a few words; null if none did. */
export function replacedText(
  record: Parameters<typeof findReplacement>[0],
  now: number,
): string | null {
  const newest = findReplacement(record);
  return newest ? nowrap(copy.replacedOn(formatPublishedDate(newest.published_at, now))) : null;
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
