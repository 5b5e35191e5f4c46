import { createContext, useCallback, useContext } from 'react';
import { useLocation } from 'react-router-dom';

/** The parts of a location that identify a page. */
interface PageLocation {
  readonly pathname: string;
  readonly search: string;
}

const PendingNavigation = createContext<() => PageLocation | null>(() => null);

/** Provides a function that returns the location of the pending navigation, or the current location if nothing is pending. */
export const PendingNavigationProvider = PendingNavigation.Provider;

/**
 * Returns a function that checks whether this page is still the current one, for code that replaces its URL. A page stays on
 * screen for a moment while the next page's code loads, and must not navigate back in the meantime.
 */
export function useIsCurrent(): () => boolean {
  const { pathname, search } = useLocation();
  const getLatestLocation = useContext(PendingNavigation);
  return useCallback(() => {
    const latest = getLatestLocation();
    return latest === null || (latest.pathname === pathname && latest.search === search);
  }, [getLatestLocation, pathname, search]);
}
