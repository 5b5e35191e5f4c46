import type { Page, Webinar } from '@producer-portal/api';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { toEasternDay } from '../../lib/dates.ts';
import { useNowEveryMinute } from '../../lib/use-now-every-minute.ts';
import { useApi } from '../../modules/session/services.tsx';
import { createAgenda } from '../../modules/webinars/webinar-times.ts';
import { upcomingWebinarsQuery } from '../../modules/webinars/webinar-queries.ts';

/**
 * Returns whether today's webinars can be on the next page of the list, which shows the latest first. That is the case if the
 * last webinar of this page isn't over yet.
 *
 * @param now - in milliseconds.
 */
export function couldMissTodaysWebinars({ items, total }: Page<Webinar>, now: number): boolean {
  return items.length < total && createAgenda(items.slice(-1), now).length > 0;
}

interface TodaysWebinars {
  /** The query to render: the list or, while the rows wait for today's webinars, the pending query for those. */
  list: UseQueryResult<Page<Webinar>>;
  /** Live webinars and those that start later today, soonest first. */
  todaysWebinars: Webinar[];
}

/**
 * Finds today's webinars for the top of the list. If they can be on the next page, this hook requests them. It hides all
 * rows until they load, because they would be inserted above visible rows.
 *
 * @param query - a page of the list.
 * @param isEnabled - whether to show today's webinars first.
 */
export function useTodaysWebinars(
  query: UseQueryResult<Page<Webinar>>,
  isEnabled: boolean,
): TodaysWebinars {
  const now = useNowEveryMinute();
  // Placeholder rows belong to the previous filters.
  const page = isEnabled && !query.isPlaceholderData ? query.data : undefined;
  const needsRequest = page !== undefined && couldMissTodaysWebinars(page, now);
  const upcoming = useQuery({ ...upcomingWebinarsQuery(useApi(), now), enabled: needsRequest });
  const today = toEasternDay(now);
  const source = needsRequest ? upcoming.data : page;
  return {
    list: needsRequest && upcoming.isLoading ? upcoming : query,
    todaysWebinars: createAgenda(source?.items ?? [], now).flatMap(({ day, webinars }) =>
      day <= today ? webinars : [],
    ),
  };
}
