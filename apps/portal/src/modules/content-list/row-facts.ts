import type { Alert, ContentRecord } from '@producer-portal/api';
import { dayOf, daysUntil, formatPublishedDate } from '../../lib/dates.ts';
import { unbroken } from '../../lib/unbroken.ts';
import { rowCopy as copy, stampCopy } from './copy.ts';
import { prefix, stampOn, type Stamp } from './stamp.ts';

/** The fields of a record that its row reads. */
export type RowRecord = Pick<
  ContentRecord,
  | 'record_type'
  | 'title'
  | 'effective_from'
  | 'effective_until'
  | 'published_at'
  | 'readTime'
  | 'states'
>;

/** Days before its end in which a record counts as ending soon (docs/design.md#ending-soon). */
export const soonDays = 7;
const shownStates = 3;

/** The days of a record that tell when it holds. */
type Lasting = Pick<RowRecord, 'effective_from' | 'effective_until' | 'published_at'>;

/**
 * The stamp of a record: until when it holds; without an end, from when on; without either, when it was posted.
 *
 * @param now - milliseconds; days are counted in Eastern Time.
 */
export function stampOf(
  { effective_from: from, effective_until: until, published_at: published }: Lasting,
  now: number,
): Stamp | null {
  const daysLeft = daysUntil(until, now);
  if (daysLeft !== null) {
    const caption = stampCopy.until;
    return daysLeft < 0
      ? stampOn(until, now, { caption, label: copy.endedOn, status: 'ended' })
      : stampOn(until, now, {
          caption,
          label: stampCopy.effectiveUntil,
          status: daysLeft <= soonDays ? 'soon' : 'holds',
        });
  }
  const starts = from ? stampOn(from, now, prefix(from, now)) : null;
  const { posted, published: label } = stampCopy;
  return starts ?? stampOn(published, now, { caption: posted, label, status: 'plain' });
}

/** When a record holds, in a dateline's few words: its end, or else its beginning, or else when it was posted. */
export function lastingText(record: Lasting, now: number): string | null {
  return (
    endsText(record.effective_until, now) ??
    startsText(record.effective_from, now) ??
    postedText(record.published_at, now)
  );
}

/** What the stamp of a record leaves open: how long is left, or, where it shows the beginning, when it was posted. */
export function besideStampText(record: Lasting, now: number): string | null {
  return (
    endsText(record.effective_until, now) ??
    (record.effective_from ? postedText(record.published_at, now) : null)
  );
}

function startsText(from: Lasting['effective_from'], now: number): string | null {
  const date = formatPublishedDate(from, now);
  if (!from || !date) return null;
  return unbroken((from <= dayOf(now) ? copy.since : copy.from)(date));
}

/** One notice in the life of an event: issued, extended, narrowed, lifted. */
type Step = Pick<NonNullable<Alert['related']>[number], 'slug' | 'title' | 'published_at'>;

/** The newest notice of the same event, where it came after this one: it is what holds; undefined where there is none. */
export function replacementFor({
  published_at: published,
  related,
}: {
  readonly published_at?: string | null | undefined;
  readonly related?: readonly Step[] | null | undefined;
}): Step | undefined {
  const at = (step: Pick<Step, 'published_at'>) => Date.parse(step.published_at ?? '');
  return related
    ?.filter((step) => at(step) > at({ published_at: published }))
    .toSorted((a, b) => at(b) - at(a))[0];
}

/** That a newer notice of the same event holds, in a dateline's few words; null where none does. */
export function replacedText(
  record: Parameters<typeof replacementFor>[0],
  now: number,
): string | null {
  const newest = replacementFor(record);
  return newest ? unbroken(copy.replacedOn(formatPublishedDate(newest.published_at, now))) : null;
}

/** Until when a record holds, in a dateline's few words; null when it has no end. */
export function endsText(until: string | null | undefined, now: number): string | null {
  const daysLeft = daysUntil(until, now);
  if (daysLeft === null) return null;
  if (daysLeft < 0) return unbroken(copy.endedOn(formatPublishedDate(until, now)));
  if (daysLeft === 0) return unbroken(copy.endsToday);
  if (daysLeft === 1) return unbroken(copy.endsTomorrow);
  return unbroken(
    daysLeft <= soonDays ? copy.endsIn(daysLeft) : copy.endsOn(formatPublishedDate(until, now)),
  );
}

/** When a record without an end was published, in a dateline's few words. */
export function postedText(published: string | null | undefined, now: number): string | null {
  return published ? unbroken(copy.postedOn(formatPublishedDate(published, now))) : null;
}

/** The states that a record is for: the first few codes, `All states` when it names none. */
export function statesText(states: RowRecord['states']): string {
  if (!states?.length) return unbroken(copy.allStates);
  const codes = states.map(({ code }) => code);
  const more = codes.length - shownStates;
  return unbroken(
    more > 1 ? copy.andMore(codes.slice(0, shownStates).join(', '), more) : codes.join(', '),
  );
}

/** `4 min read`; null when the record does not say. */
export function readTimeText(minutes: number | null | undefined): string | null {
  return minutes ? unbroken(copy.readTime(minutes)) : null;
}
