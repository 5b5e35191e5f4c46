import { useRef } from 'react';
import type { LinkProps } from '@producer-portal/ui';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { isAppPath } from '../modules/paths/navigation.ts';
import { usePrefetch } from './prefetch.ts';

/** In milliseconds: long enough to ignore a pointer that only passes over a link. */
const HOVER_MS = 60;

/** React Router's `Link` pulls in framework-mode prefetching, which this app does not use. */
function RouterLink({ href, onClick, children, ...rest }: LinkProps) {
  const follow = useLinkClickHandler(href);
  return (
    <a
      {...rest}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}

/**
 * Renders every link of the design system. In-app links go through the router, and hover, focus, or touch prefetches their
 * route.
 */
export function AppLink({ href, ref, ...rest }: LinkProps) {
  const prefetch = usePrefetch();
  const timer = useRef(0);

  if (!isAppPath(href) || rest.target || rest.download !== undefined) {
    return (
      <a href={href} ref={ref} {...rest}>
        {rest.children}
      </a>
    );
  }
  return (
    <RouterLink
      href={href}
      {...(ref === undefined ? {} : { ref })}
      {...rest}
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
    />
  );
}
