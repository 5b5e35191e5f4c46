import { type ApiClient, webinars } from '@producer-portal/api';
import { dayOf } from '../../lib/dates.ts';

const day = 24 * 60 * 60_000;

/**
 * The webinars that are on or to come, soonest first. It asks from yesterday on, because one that has
 * begun before midnight may still be on; what is over is for the agenda to leave out.
 *
 * @param now - milliseconds.
 */
export function webinarsAheadQuery(api: ApiClient, now: number) {
  return webinars.list.query(api, { startDate: dayOf(now - day) });
}

/**
 * The webinars up to today, latest first: those among them that were recorded can be watched.
 *
 * @param now - milliseconds.
 */
export function webinarsPastQuery(api: ApiClient, now: number) {
  return webinars.list.query(api, { endDate: dayOf(now) });
}
