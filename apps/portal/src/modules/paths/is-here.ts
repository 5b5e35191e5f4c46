import { createContext, useCallback, useContext } from 'react';
import { useLocation } from 'react-router-dom';

/** The part of an address that says which page it is. */
interface Place {
  readonly pathname: string;
  readonly search: string;
}

const HeadingContext = createContext<() => Place | null>(() => null);

/** Tells where the reader is heading: the page that is on its way, or the present one. */
export const HeadingProvider = HeadingContext.Provider;

/**
 * Whether the reader is still here, for whoever wants to put another address in the place of this one. A page stays until the
 * next one's code has come, and what it learns in the meantime must not call the reader back.
 */
export function useIsHere(): () => boolean {
  const { pathname, search } = useLocation();
  const heading = useContext(HeadingContext);
  return useCallback(() => {
    const place = heading();
    return place === null || (place.pathname === pathname && place.search === search);
  }, [heading, pathname, search]);
}
