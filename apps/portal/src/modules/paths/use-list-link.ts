import { useState, type MouseEvent } from 'react';
import {
  createPath,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { opensInThisTab } from './navigation.ts';

/** The pages that this tab has shown since it was loaded. */
export interface Visits {
  /** The history entries that are known to follow one another. */
  readonly entries: readonly Location[];
  /** The index of the current entry. */
  readonly index: number;
  /** The last URL of each pathname. */
  readonly urls: Readonly<Record<string, string>>;
}

/** The visits of a tab that has just opened a page. */
export const createVisits = (location: Location): Visits => ({
  entries: [location],
  index: 0,
  urls: { [location.pathname]: createPath(location) },
});

/** Adds a navigation to the visits. */
export function addVisit(
  { entries, index, urls }: Visits,
  location: Location,
  type: NavigationType,
): Visits {
  const newUrls = { ...urls, [location.pathname]: createPath(location) };
  if (type === NavigationType.Push) {
    const newEntries = [...entries.slice(0, index + 1), location];
    return { entries: newEntries, index: newEntries.length - 1, urls: newUrls };
  }
  if (type === NavigationType.Replace) {
    return { entries: entries.with(index, location), index, urls: newUrls };
  }
  const knownIndex = entries.findIndex(({ key }) => key === location.key);
  return knownIndex === -1
    ? { entries: [location], index: 0, urls: newUrls }
    : { entries: entries.with(knownIndex, location), index: knownIndex, urls: newUrls };
}

interface ListLink {
  readonly href: string;
  readonly onClick: (event: MouseEvent) => void;
}

/**
 * Returns the link from a page to a list above it. It leads to the list as the user last saw it in this tab, with its filters
 * and page. If the list is the previous history entry, the link goes back, which also restores the scroll position and focus
 * (docs/product.md#breadcrumbs).
 */
export function useListLink(): (path: string) => ListLink {
  const location = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const [{ visits, lastLocation }, setState] = useState({
    visits: createVisits(location),
    lastLocation: location,
  });
  if (lastLocation !== location)
    setState({ visits: addVisit(visits, location, type), lastLocation: location });

  return (path) => ({
    href: visits.urls[path] ?? path,
    onClick: (event) => {
      const previous = visits.entries[visits.index - 1];
      if (previous?.pathname !== path || !opensInThisTab(event)) return;
      event.preventDefault();
      void navigate(-1);
    },
  });
}
