import { type ApiClient, webinars } from '@producer-portal/api';
import { dayOf } from '../../lib/dates.ts';

const day = 24 * 60 * 60_000;

/**
 * Live and upcoming webinars, soonest first. The query starts yesterday, because a webinar that started before midnight can
 * still be live; the agenda leaves out ended ones.
 *
 * @param now - milliseconds.
 */
export function webinarsAheadQuery(api: ApiClient, now: number) {
  return webinars.list.query(api, { startDate: dayOf(now - day) });
}

/**
 * Webinars up to today, latest first. The recorded ones can be watched.
 *
 * @param now - milliseconds.
 */
export function webinarsPastQuery(api: ApiClient, now: number) {
  return webinars.list.query(api, { endDate: dayOf(now) });
}
