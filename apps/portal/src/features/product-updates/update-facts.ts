import type { ProductUpdate } from '@producer-portal/api';
import { dayOf, formatDateline, formatLongDate, stampParts } from '../../lib/dates.ts';
import { unbroken } from '../../lib/unbroken.ts';
import { stampOf, type Stamp } from '../../modules/content-list/row-facts.ts';
import { updatesCopy as copy } from './copy.ts';

/**
 * The stamp of a piece of product news: from when on it holds; without such a day, when it was published.
 *
 * @param now - milliseconds; days are counted in Eastern Time.
 */
export function updateStamp(update: ProductUpdate, now: number): Stamp | null {
  const { effective_from: from } = update;
  const parts = stampParts(from);
  if (!from || !parts) return stampOf(update, now);
  const status = from <= dayOf(now) ? 'holds' : 'plain';
  return { dateTime: from, ...parts, label: copy.stampFrom(formatLongDate(from)), status };
}

/**
 * From when on it holds, in a dateline's few words; null without such a day.
 *
 * @param now - milliseconds; days are counted in Eastern Time.
 */
export function effectiveText(
  { effective_from: from }: Pick<ProductUpdate, 'effective_from'>,
  now: number,
): string | null {
  const date = formatDateline(from);
  if (!from || !date) return null;
  return unbroken((from <= dayOf(now) ? copy.since : copy.from)(date));
}
