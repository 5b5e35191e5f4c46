import { formatLocale } from './page-locale.ts';

/** A date and time in some time zone. */
export interface WallTime {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** In the page's language: `09:00 am`. */
  readonly time: string;
}

export const easternZone = 'America/New_York';

/** The user's time zone, such as `America/Chicago`. */
export function userTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * Converts an instant to the local date and time of a zone, including daylight saving time.
 *
 * @param instant - ISO 8601 with a zone.
 * @param zone - an IANA time zone name.
 * @returns null for a malformed instant or a zone that the browser does not know.
 * @example wallTime('2026-03-02T14:00:00Z', 'America/Chicago') // { day: '2026-03-02', time: '08:00 am' }
 */
export function wallTime(instant: string | null | undefined, zone: string): WallTime | null {
  const moment = instant ? Date.parse(instant) : Number.NaN;
  if (Number.isNaN(moment)) return null;
  // The Swedish format is `2026-03-02 09:00`.
  const [day = '', clock = ''] = format(moment, 'sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).split(' ');
  const [hours, minutes] = clock.split(':');
  if (minutes === undefined) return null;
  if (formatLocale !== 'en-US') {
    const options = { timeZone: zone, hour: 'numeric', minute: '2-digit' } as const;
    return { day, time: format(moment, formatLocale, options) };
  }
  const hour = String(Number(hours) % 12 || 12).padStart(2, '0');
  return { day, time: `${hour}:${minutes} ${Number(hours) < 12 ? 'am' : 'pm'}` };
}

/** Formats a moment; empty for a zone that the browser doesn't know. */
function format(moment: number, locale: string, options: Intl.DateTimeFormatOptions): string {
  try {
    return new Intl.DateTimeFormat(locale, options).format(moment);
  } catch {
    return '';
  }
}
