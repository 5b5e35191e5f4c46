import { type Page, type Webinar, webinars } from '@producer-portal/api';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { toEasternDay } from '../../lib/dates.ts';
import { useNowEveryMinute } from '../../lib/use-now-every-minute.ts';
import { useApi } from '../../modules/session/services.tsx';
import { isOver, getWebinarSpan, getWebinarStatus } from '../../modules/webinars/webinar-times.ts';
import { webinarFilters } from './filters.tsx';

type Values = typeof webinarFilters.emptyValues;

/** Whether the list shows upcoming webinars first. If the query has a date, the list has the host's order. */
export const isUpcomingFirst = ({ startDate, endDate }: Values) => !startDate && !endDate;

const startsOnOrAfter = ({ starts_at: start }: Webinar, today: string) =>
  Boolean(start && toEasternDay(start) >= today);

/**
 * Returns the parameters for the upcoming webinars of a page, soonest first; null if the page has none or all of them.
 * Without a start date, the host lists the latest webinars first, so the first page would start with the webinars that are
 * furthest in the future. Page 1 therefore shows page 1 of the upcoming webinars instead, page 2 shows page 2, and so on.
 * Together, the pages still show every webinar once.
 *
 * @param now - in milliseconds.
 */
export function toUpcomingParams(
  { items, page, total }: Page<Webinar>,
  values: Values,
  now: number,
) {
  const today = toEasternDay(now);
  const hasUpcoming = items.some((webinar) => startsOnOrAfter(webinar, today));
  const hasAllUpcoming =
    page === 1 &&
    (items.length >= total ||
      items.some((webinar) => webinar.starts_at && !startsOnOrAfter(webinar, today)));
  return hasUpcoming && !hasAllUpcoming
    ? { ...webinarFilters.toQuery(values), startDate: today }
    : null;
}

interface UpcomingFirst {
  /** The query to render: the list, or the query for the upcoming webinars while the rows wait for them. */
  readonly list: UseQueryResult<Page<Webinar>>;
  /** Live and upcoming webinars of the page, soonest first. */
  readonly upcoming: Webinar[];
  /** Webinars of the page that are over, latest first. */
  readonly past: Webinar[];
}

/**
 * Sorts a page of the list into upcoming and past webinars. If the page doesn't have the soonest
 * webinars, requests them, and hides all rows until then, because the new rows would push visible rows down.
 *
 * @param query - a page of the list.
 * @param isEnabled - whether to show upcoming webinars first.
 */
export function useUpcomingFirst(
  query: UseQueryResult<Page<Webinar>>,
  values: Values,
  isEnabled: boolean,
): UpcomingFirst {
  const api = useApi();
  const now = useNowEveryMinute();
  const today = toEasternDay(now);
  // Placeholder rows belong to the previous filters or page.
  const page = isEnabled && !query.isPlaceholderData ? query.data : undefined;
  const params = page ? toUpcomingParams(page, values, now) : null;
  const isNeeded = params !== null;
  const soonest = useQuery({
    ...webinars.list.query(api, params ?? { startDate: today }),
    enabled: isNeeded,
  });

  const pageItems = query.data?.items;
  const soonestItems = isNeeded ? soonest.data?.items : undefined;
  const items = useMemo(() => {
    if (!soonestItems) return pageItems ?? [];
    const others = pageItems?.filter((webinar) => !startsOnOrAfter(webinar, today)) ?? [];
    return [...soonestItems, ...others];
  }, [pageItems, soonestItems, today]);
  // Keep the rows of the previous filters or page until both calls have returned.
  const isWaiting = query.isPlaceholderData || (isNeeded && soonest.isPlaceholderData);
  const [lastItems, setLastItems] = useState(items);
  if (!isWaiting && lastItems !== items) setLastItems(items);
  const visibleItems = isWaiting ? lastItems : items;

  const isPast = (webinar: Webinar) => isOver(getWebinarStatus(webinar, now));
  return {
    list: isNeeded && soonest.isLoading ? soonest : query,
    upcoming: visibleItems
      .filter((webinar) => !isPast(webinar))
      .toSorted(
        (a, b) => startOf(a, Number.MAX_SAFE_INTEGER) - startOf(b, Number.MAX_SAFE_INTEGER),
      ),
    past: visibleItems.filter(isPast).toSorted((a, b) => startOf(b, 0) - startOf(a, 0)),
  };
}

/** When a webinar starts, in milliseconds; `fallback` if it has no start. */
const startOf = (webinar: Webinar, fallback: number) => getWebinarSpan(webinar)?.start ?? fallback;
