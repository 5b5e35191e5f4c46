import type { Guide } from '@producer-portal/api';
import { dayOf, formatPublishedDate } from '../../lib/dates.ts';
import { unbroken } from '../../lib/unbroken.ts';
import { rowCopy, stampCopy } from '../../modules/content-list/copy.ts';
import { stampOf } from '../../modules/content-list/row-facts.ts';
import { startMeaning, stampOn, type Stamp } from '../../modules/content-list/stamp.ts';
import { guidesCopy as copy } from './copy.ts';

type Dated = Pick<Guide, 'new_business_on' | 'published_at'>;

/** How far another guide has taken the place of one. */
export interface Replacement {
  /** Nobody knows, not yet, for new business but not for renewals, or for both. */
  readonly phase: 'unknown' | 'announced' | 'renewals' | 'done';
  /** The day on which the next phase begins, or the last one has begun, `YYYY-MM-DD`; null where nobody knows it. */
  readonly day: string | null;
}

/**
 * Whether a guide still holds beside the one that takes its place: that one's own days decide.
 *
 * @param successor - undefined while it is not known: nothing is said to hold or to be over then, nor by one without days.
 * @param now - milliseconds; days are counted in Eastern Time.
 * @returns null for a guide that nothing replaces.
 */
export function replacementOf(
  { superseded_by: slug }: Pick<Guide, 'superseded_by'>,
  successor: (Dated & Pick<Guide, 'renewal_on'>) | undefined,
  now: number,
): Replacement | null {
  if (!slug) return null;
  if (!successor) return { phase: 'unknown', day: null };
  const today = dayOf(now);
  const from =
    successor.new_business_on ?? (successor.published_at ? dayOf(successor.published_at) : null);
  if (from === null) return { phase: 'unknown', day: null };
  if (today < from) return { phase: 'announced', day: from };
  const renewals = successor.renewal_on ?? null;
  if (renewals && today < renewals) return { phase: 'renewals', day: renewals };
  return { phase: 'done', day: renewals && renewals > from ? renewals : from };
}

/**
 * The stamp of a guide: from when it holds for new business, or else when it was posted. One that was replaced, for new
 * business and renewals, shows since when; one that is replaced from a day that nobody knows is not said to hold.
 *
 * @param now - milliseconds; days are counted in Eastern Time.
 */
export function guideStamp(
  guide: Dated,
  replacement: Replacement | null,
  now: number,
): Stamp | null {
  if (replacement?.phase === 'done') {
    const { ended: caption } = rowCopy;
    return stampOn(replacement.day, now, { caption, label: rowCopy.replacedOn, status: 'ended' });
  }
  const { new_business_on: day } = guide;
  if (!day) return stampOf(guide, now);
  const held = startMeaning(day, now);
  const isDoubtful = replacement?.phase === 'unknown';
  return stampOn(
    day,
    now,
    isDoubtful ? { ...held, caption: stampCopy.from, status: 'plain' } : held,
  );
}

/**
 * What the row of a guide says: whether it is replaced, its number, its two dates, and for which states it is.
 *
 * @param now - milliseconds; days are counted in Eastern Time.
 */
export function guideRowFacts(
  guide: Guide,
  replacement: Replacement | null,
  states: string,
  now: number,
): (string | null)[] {
  const { number, new_business_on: newBusiness, renewal_on: renewals } = guide;
  return [
    replacement && replacementText(replacement, now),
    number ? unbroken(number) : null,
    newBusiness ? unbroken(copy.newBusinessFrom(formatPublishedDate(newBusiness, now))) : null,
    renewals ? unbroken(copy.renewalsFrom(formatPublishedDate(renewals, now))) : null,
    states,
  ];
}

function replacementText({ phase, day }: Replacement, now: number): string {
  if (phase === 'done') return copy.replaced;
  if (day === null) return copy.replacedLater;
  const words = phase === 'renewals' ? copy.renewalsBefore : copy.replacedFrom;
  return unbroken(words(formatPublishedDate(day, now)));
}
