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
  /** For `announced`: the day when the newer guide applies to renewals, if that is another day. */
  readonly renewalDay?: string | null;
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
  const renewals = successor.renewal_on ?? null;
  if (today < from)
    return { phase: 'announced', day: from, renewalDay: renewals === from ? null : renewals };
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
 * Returns the meta line items for a guide's row: whether it is in effect, its dates, states, and number. Only the first ones
 * fit on a phone.
 *
 * @param now - in milliseconds; days are in Eastern Time.
 */
export const getGuideRowDetails = (
  guide: Guide,
  replacement: Replacement | null,
  states: string,
  now: number,
): (string | null)[] => [
  ...getDateTexts(guide, replacement, now).map((text) => text && nowrap(text)),
  states,
  guide.number ? nowrap(guide.number) : null,
];

/** When the guide starts, and when it ends if a newer guide replaces it. If one date needs its year, all dates show it. */
function getDateTexts(
  { new_business_on: newBusiness, renewal_on: renewals }: Guide,
  replacement: Replacement | null,
  now: number,
): (string | null)[] {
  const lastDay = replacement?.day ? dayBefore(replacement.day) : null;
  const lastRenewalDay = replacement?.renewalDay ? dayBefore(replacement.renewalDay) : null;
  const format = (day: string | null | undefined) =>
    formatPublishedDate(day, now, [newBusiness, renewals, lastDay, lastRenewalDay]);
  const renewalsFrom = renewals ? copy.renewalsFrom(format(renewals)) : null;
  if (isUpcoming(newBusiness, now)) return [copy.notUntil(format(newBusiness)), renewalsFrom];
  if (lastRenewalDay)
    return [copy.newBusinessThrough(format(lastDay)), copy.renewalsThrough(format(lastRenewalDay))];
  return [
    replacement && getReplacementText(replacement, format(lastDay)),
    newBusiness ? copy.newBusinessFrom(format(newBusiness)) : null,
    renewalsFrom,
  ];
}

function getReplacementText({ phase }: Replacement, lastDay: string): string {
  if (phase === 'done') return copy.replaced;
  if (phase === 'unknown') return rowCopy.newerVersion;
  return (phase === 'renewals' ? copy.renewalsOnlyThrough : copy.inEffectThrough)(lastDay);
}
