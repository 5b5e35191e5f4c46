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

interface OpeningList {
  /** What the rows come from: the page of the list; where today's are still asked for, that call, which they wait for. */
  list: UseQueryResult<Page<Webinar>>;
  /** What is live now and what starts later today, soonest first. */
  todays: Webinar[];
}

/**
 * What the list opens with. What is on today is in the list already, if that reaches back to today; else it is asked for,
 * and the rows are held back until then, so that nothing comes above them later.
 *
 * @param query a page of the list
 * @param isWanted whether it is the one that the list opens with; any other has nothing of today before it
 */
export function useOpeningList(
  query: UseQueryResult<Page<Webinar>>,
  isWanted: boolean,
): OpeningList {
  const now = useNowByTheMinute();
  // The rows of what was chosen before, which stand in until the page has come, say nothing of it.
  const page = isWanted && !query.isPlaceholderData ? query.data : undefined;
  const isElsewhere = page !== undefined && isCutOffAhead(page, now);
  const ahead = useQuery({ ...webinarsAheadQuery(useApi(), now), enabled: isElsewhere });
  const today = dayOf(now);
  const known = isElsewhere ? ahead.data : page;
  return {
    list: isElsewhere && ahead.isLoading ? ahead : query,
    todays: agendaOf(known?.items ?? [], now).flatMap(({ day, webinars }) =>
      day <= today ? webinars : [],
    ),
  };
}
