import type { Page, Webinar } from '@producer-portal/api';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { dayOf } from '../../lib/dates.ts';
import { useNowByTheMinute } from '../../lib/use-minute.ts';
import { useApi } from '../../modules/session/services.tsx';
import { agendaOf } from '../../modules/webinars/webinar-times.ts';
import { webinarsAheadQuery } from '../../modules/webinars/webinars-ahead.ts';

/**
 * Whether a page of the list, the latest first, ends with a webinar that is not over: what is on today may stand on the next
 * one then.
 *
 * @param now - milliseconds.
 */
export function isCutOffAhead({ items, total }: Page<Webinar>, now: number): boolean {
  return items.length < total && agendaOf(items.slice(-1), now).length > 0;
}

/**
 * What is live now and what starts later today, soonest first. It is in the list already, if that reaches back to today; else
 * it is asked for.
 *
 * @param query the first page of the list
 * @param isWanted false on every other page
 */
export function useTodaysWebinars(
  query: UseQueryResult<Page<Webinar>>,
  isWanted: boolean,
): Webinar[] {
  const now = useNowByTheMinute();
  const isElsewhere = query.data !== undefined && isCutOffAhead(query.data, now);
  const ahead = useQuery({
    ...webinarsAheadQuery(useApi(), now),
    enabled: isWanted && isElsewhere,
  });
  const { data } = isElsewhere ? ahead : query;
  if (!isWanted || !data) return [];
  const today = dayOf(now);
  return agendaOf(data.items, now).flatMap(({ day, webinars }) => (day <= today ? webinars : []));
}
