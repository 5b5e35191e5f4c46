import { createContext, useCallback, useContext } from 'react';
import { useLocation } from 'react-router-dom';

/** The part of an address that says which page it is. */
interface Place {
  readonly pathname: string;
  readonly search: string;
}

const PendingNavigation = createContext<() => Place | null>(() => null);

/** Provides the address of the pending navigation, or of the current page when nothing is pending. */
export const PendingNavigationProvider = PendingNavigation.Provider;

/**
 * Whether this page is still the current one, for code that replaces its address. A page stays on screen until the code of the
 * next one has arrived, and what it learns in the meantime must not call the user back.
 */
export function useIsCurrent(): () => boolean {
  const { pathname, search } = useLocation();
  const pendingPlace = useContext(PendingNavigation);
  return useCallback(() => {
    const place = pendingPlace();
    return place === null || (place.pathname === pathname && place.search === search);
  }, [pendingPlace, pathname, search]);
}
