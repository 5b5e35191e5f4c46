import type { Alert, ContentRecord } from '@producer-portal/api';
import { dayOf, daysUntil, formatDateline, formatLongDate, stampParts } from '../../lib/dates.ts';
import { unbroken } from '../../lib/unbroken.ts';
import { rowCopy as copy } from './copy.ts';

/** What a date stamp shows and says. */
export interface Stamp {
  readonly dateTime: string;
  readonly day: string;
  readonly month: string;
  readonly label: string;
  readonly status: 'holds' | 'soon' | 'ended' | 'plain';
}

/** The fields of a record that its row reads. */
export type RowRecord = Pick<
  ContentRecord,
  'record_type' | 'title' | 'effective_until' | 'published_at' | 'readTime' | 'states'
>;

/** Days before its end in which a record counts as ending soon (visual language, section 2.1). */
export const soonDays = 7;
const shownStates = 3;

/**
 * The stamp of a record: until when it holds, or, where it has no end, when it was published.
 *
 * @param now - milliseconds; days are counted in Eastern Time.
 */
export function stampOf(record: RowRecord, now: number): Stamp | null {
  const { effective_until: until, published_at: published } = record;
  const left = daysUntil(until, now);
  const ends = until && left !== null ? stampParts(until) : null;
  if (until && left !== null && ends) {
    const status = left < 0 ? 'ended' : left <= soonDays ? 'soon' : 'holds';
    const words = left < 0 ? copy.endedOn : copy.stampUntil;
    const label = words(formatLongDate(until));
    return { dateTime: until, ...ends, label, status };
  }
  const parts = stampParts(published);
  if (!published || !parts) return null;
  const label = copy.stampPublished(formatLongDate(published));
  return { dateTime: dayOf(published), ...parts, label, status: 'plain' };
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
export function replacedText(record: Parameters<typeof replacementFor>[0]): string | null {
  const newest = replacementFor(record);
  return newest ? unbroken(copy.replacedOn(formatDateline(newest.published_at))) : null;
}

/** Until when a record holds, in a dateline's few words; null when it has no end. */
export function endsText(until: string | null | undefined, now: number): string | null {
  const left = daysUntil(until, now);
  if (left === null) return null;
  if (left < 0) return unbroken(copy.endedOn(formatDateline(until)));
  if (left === 0) return unbroken(copy.endsToday);
  if (left === 1) return unbroken(copy.endsTomorrow);
  return unbroken(left <= soonDays ? copy.endsIn(left) : copy.endsOn(formatDateline(until)));
}

/** When a record without an end was published, in a dateline's few words. */
export function postedText(published: string | null | undefined): string | null {
  return published ? unbroken(copy.postedOn(formatDateline(published))) : null;
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
