import type { RevisionPurpose } from '@producer-portal/api';
import { parseAsOf } from '@producer-portal/api/revisions';
import { formatLongDate, formatTime, toEasternDay } from '../../lib/dates.ts';
import { encodeText } from '../../lib/encode-text.ts';

/** The date that a page is about, from its URL. */
export interface AsOf {
  /** A day in Eastern Time, `2026-03-02`, or an instant, `2026-03-02T14:00:00Z`; `parseAsOf` accepts it. */
  readonly at: string;
  readonly purpose: RevisionPurpose;
}

/** The as-of date of a URL's query; null for today's version (docs/product.md#as-of-dates). */
export function readAsOf(search: URLSearchParams): AsOf | null {
  const at = search.get('as_of')?.trim() ?? '';
  if (parseAsOf(at) === null) return null;
  return { at, purpose: search.get('for') === 'renewal' ? 'renewal' : 'new_business' };
}

/** The query parameters for API calls and URLs; empty for today's version. */
export function toAsOfParams(asOf: AsOf | null): { as_of?: string; for?: string } {
  if (asOf === null) return {};
  return { as_of: asOf.at, ...(asOf.purpose === 'renewal' ? { for: 'renewal' } : {}) };
}

/** Adds the as-of date to a path, after its other parameters. */
export function withAsOf(path: string, asOf: AsOf | null): string {
  const [base = '', fragment] = path.split('#');
  const pairs = Object.entries(toAsOfParams(asOf)).map(
    ([key, value]) => `${key}=${encodeText(value)}`,
  );
  if (pairs.length === 0) return path;
  const separator = base.includes('?') ? '&' : '?';
  return `${base}${separator}${pairs.join('&')}${fragment === undefined ? '' : `#${fragment}`}`;
}

const isDay = (at: string) => at.length === 'YYYY-MM-DD'.length;

/** The instant that a page shows, in milliseconds: for a day, its last minute in Eastern Time. */
export const toInstant = (at: string): number => parseAsOf(at)?.getTime() ?? Number.NaN;

/** The day of an as-of date, in Eastern Time. */
export const toAsOfDay = (at: string): string => (isDay(at) ? at : toEasternDay(at));

/** Formats an as-of date for a sentence: a day as `March 2, 2026`, an instant as `March 2, 2026, 09:00 am ET`. */
export const formatAsOf = (at: string): string =>
  isDay(at) ? formatLongDate(at) : `${formatLongDate(at)}, ${formatTime(at)}`;

/** A URL's query without the as-of date. */
export function withoutAsOf(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('as_of');
  params.delete('for');
  return params.size === 0 ? '' : `?${params}`;
}
