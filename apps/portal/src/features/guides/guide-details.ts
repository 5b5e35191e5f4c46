import type { Guide } from '@producer-portal/api';
import { dayBefore, toEasternDay, formatPublishedDate } from '../../lib/dates.ts';
import { nowrap } from '../../lib/nowrap.ts';
import { rowCopy, stampCopy } from '../../modules/content-list/copy.ts';
import { createRecordStamp, isUpcoming } from '../../modules/content-list/row-texts.ts';
import {
  startStampOptions,
  createDateStamp,
  type DateStampContent,
} from '../../modules/content-list/date-stamp.ts';
import { guidesCopy as copy } from './copy.ts';

type GuideDates = Pick<Guide, 'new_business_on' | 'published_at'>;

/** To what extent a newer guide has replaced this one. */
export interface Replacement {
  /**
   * `unknown` if the newer guide's dates are unknown, `announced` if it isn't in effect yet, `renewals` if it is in effect
   * for new business but not for renewals, and `done` if it is in effect for both.
   */
  readonly phase: 'unknown' | 'announced' | 'renewals' | 'done';
  /** The day when the next phase starts; for `done`, the day when that phase started. `YYYY-MM-DD`; null if unknown. */
  readonly day: string | null;
}

/**
 * Returns to what extent a newer guide has replaced this one, based on the newer guide's dates.
 *
 * @param successor - the newer guide; undefined until it has loaded. Without it or its dates, the phase is `unknown`.
 * @param now - in milliseconds; days are in Eastern Time.
 * @returns null if no guide replaces this one.
 */
export function getReplacement(
  { superseded_by: slug }: Pick<Guide, 'superseded_by'>,
  successor: (GuideDates & Pick<Guide, 'renewal_on'>) | undefined,
  now: number,
): Replacement | null {
  if (!slug) return null;
  if (!successor) return { phase: 'unknown', day: null };
  const today = toEasternDay(now);
  const from =
    successor.new_business_on ??
    (successor.published_at ? toEasternDay(successor.published_at) : null);
  if (from === null) return { phase: 'unknown', day: null };
  if (today < from) return { phase: 'announced', day: from };
  const renewals = successor.renewal_on ?? null;
  if (renewals && today < renewals) return { phase: 'renewals', day: renewals };
  return { phase: 'done', day: renewals && renewals > from ? renewals : from };
}

/**
 * Finds the earlier guide that this guide replaces. Ignores an earlier guide that hasn't taken effect yet.
 *
 * @param now - in milliseconds; days are in Eastern Time.
 */
export const findPredecessor = (
  { slug }: Pick<Guide, 'slug'>,
  guides: readonly Guide[],
  now: number,
): Guide | undefined =>
  guides.find(
    (other) => slug && other.superseded_by === slug && !isUpcoming(other.new_business_on, now),
  );

/**
 * Returns a guide's date stamp: its new business date, or else its publication date. A fully replaced guide shows its
 * replacement date. If the replacement date is unknown, the stamp is neutral, because the guide may no longer apply.
 *
 * @param now - in milliseconds; days are in Eastern Time.
 */
export function createGuideStamp(
  guide: GuideDates,
  replacement: Replacement | null,
  now: number,
): DateStampContent | null {
  if (replacement?.phase === 'done') {
    const { ended: caption } = rowCopy;
    return createDateStamp(replacement.day, now, {
      caption,
      label: rowCopy.replacedOn,
      status: 'ended',
    });
  }
  const { new_business_on: day } = guide;
  if (!day) return createRecordStamp(guide, now);
  const options = startStampOptions(day, now);
  const isUncertain = replacement?.phase === 'unknown';
  return createDateStamp(
    day,
    now,
    isUncertain
      ? { caption: stampCopy.effectiveCaption, label: stampCopy.fromLabel, status: 'neutral' }
      : options,
  );
}

/**
 * Returns the meta line items for a guide's row: whether it is in effect, both dates, states, and number. Only the first ones
 * fit on a phone.
 *
 * @param now - in milliseconds; days are in Eastern Time.
 */
export function getGuideRowDetails(
  guide: Guide,
  replacement: Replacement | null,
  states: string,
  now: number,
): (string | null)[] {
  const { number, new_business_on: newBusiness, renewal_on: renewals } = guide;
  const firstDay = formatPublishedDate(newBusiness, now);
  const dates = isUpcoming(newBusiness, now)
    ? [copy.notUntil(firstDay)]
    : [
        replacement && formatReplacement(replacement, now),
        newBusiness ? copy.newBusinessFrom(firstDay) : null,
      ];
  return [
    ...dates.map((text) => text && nowrap(text)),
    renewals ? nowrap(copy.renewalsFrom(formatPublishedDate(renewals, now))) : null,
    states,
    number ? nowrap(number) : null,
  ];
}

function formatReplacement({ phase, day }: Replacement, now: number): string {
  if (phase === 'done') return copy.replaced;
  if (day === null) return copy.replacedLater;
  const format = phase === 'renewals' ? copy.renewalsThrough : copy.inEffectThrough;
  return nowrap(format(formatPublishedDate(dayBefore(day), now)));
}
