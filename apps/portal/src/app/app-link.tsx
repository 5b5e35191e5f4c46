import { useMemo, useRef } from 'react';
import type { LinkProps } from '@producer-portal/ui';
import { useCarryQuery } from '../modules/paths/carried-query.tsx';
import { useFollowLink } from '../modules/paths/follow-link.tsx';
import { isAppPath, opensInThisTab } from '../modules/paths/navigation.ts';
import { usePrefetch } from './prefetch.ts';

/** In milliseconds: long enough to ignore a pointer that only passes over a link. */
const HOVER_MS = 60;

/**
 * Renders every link of the design system. In-app links go through the router, and hover, focus, or touch prefetches their
 * route.
 */
export function AppLink({ href: givenHref, ref, ...rest }: LinkProps) {
  const carryQuery = useCarryQuery();
  const href = carryQuery(givenHref);
  const prefetch = usePrefetch();
  const followLink = useFollowLink();
  const isInApp = useMemo(() => isAppPath(href), [href]);
  const timer = useRef(0);

  if (!isInApp || rest.target || rest.download !== undefined) {
    return (
      <a href={href} ref={ref} {...rest}>
        {rest.children}
      </a>
    );
  }
  return (
    <a
      href={href}
      ref={ref}
      {...rest}
      onClick={(event) => {
        rest.onClick?.(event);
        if (event.defaultPrevented || !opensInThisTab(event)) return;
        event.preventDefault();
        followLink(href);
      }}
      onPointerEnter={(event) => {
        rest.onPointerEnter?.(event);
        timer.current = window.setTimeout(prefetch, HOVER_MS, href);
      }}
      onPointerLeave={(event) => {
        rest.onPointerLeave?.(event);
        window.clearTimeout(timer.current);
      }}
      onFocus={(event) => {
        rest.onFocus?.(event);
        prefetch(href);
      }}
      onTouchStart={(event) => {
        rest.onTouchStart?.(event);
        prefetch(href);
      }}
    >
      {rest.children}
    </a>
  );
}
