/** What calendar and clock show somewhere at one moment. */
export interface WallTime {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** `09:00 am`. */
  readonly time: string;
}

export const easternZone = 'America/New_York';

/** Where the reader's own clock stands, such as `America/Chicago`. */
export function userTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * What a clock on the wall of a zone shows at an instant, over every change of clocks.
 *
 * @param instant - ISO 8601 with its zone.
 * @param zone - a name of the time zone database.
 * @returns null for a garbled instant, and for a zone that this browser does not know.
 * @example wallTime('2026-03-02T14:00:00Z', 'America/Chicago') // { day: '2026-03-02', time: '08:00 am' }
 */
export function wallTime(instant: string | null | undefined, zone: string): WallTime | null {
  const moment = instant ? Date.parse(instant) : Number.NaN;
  if (Number.isNaN(moment)) return null;
  // Swedish writes a moment as `2026-03-02 09:00`.
  const [day = '', clock = ''] = clockOf(zone)?.format(moment).split(' ') ?? [];
  const [hours, minutes] = clock.split(':');
  if (minutes === undefined) return null;
  const hour = String(Number(hours) % 12 || 12).padStart(2, '0');
  return { day, time: `${hour}:${minutes} ${Number(hours) < 12 ? 'am' : 'pm'}` };
}

function clockOf(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  } catch {
    return null;
  }
}
