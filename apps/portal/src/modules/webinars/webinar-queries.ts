import { type ApiClient, webinars } from '@producer-portal/api';
import { toEasternDay } from '../../lib/dates.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Live and upcoming webinars, soonest first. The query starts yesterday, because a webinar that started before midnight can
 * still be live; the agenda leaves out ended ones.
 *
 * @param now - the current time in milliseconds.
 */
export function upcomingWebinarsQuery(api: ApiClient, now: number) {
  return webinars.list.query(api, { startDate: toEasternDay(now - DAY_MS) });
}

/**
 * Webinars up to today, latest first. The recorded ones can be watched.
 *
 * @param now - the current time in milliseconds.
 */
export function pastWebinarsQuery(api: ApiClient, now: number) {
  return webinars.list.query(api, { endDate: toEasternDay(now) });
}
