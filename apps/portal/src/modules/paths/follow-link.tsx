import { createContext, useCallback, useContext, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';

type FollowLink = (href: string) => void;

const FollowLinkContext = createContext<FollowLink>(() => {
  throw new Error('Links need a FollowLinkProvider.');
});

/**
 * Provides the function that links use to navigate. The function never changes. With React Router's `useLinkClickHandler`, every
 * link would render again on each navigation.
 */
export function FollowLinkProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const location = useLocation();
  const latest = useRef({ navigate, location });
  useLayoutEffect(() => {
    latest.current = { navigate, location };
  });
  const followLink = useCallback((href: string) => {
    const current = latest.current;
    // Like the browser, don't add a second history entry for the same URL.
    void current.navigate(href, { replace: href === createPath(current.location) });
  }, []);
  return <FollowLinkContext value={followLink}>{children}</FollowLinkContext>;
}

/** Returns a function that opens an in-app URL as a click on a link does. */
export const useFollowLink = (): FollowLink => useContext(FollowLinkContext);
