'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { useAnnounce } from '../live-region/live-region.tsx';

export interface RouteAnnouncerProps {
  /** The page title. Announced after a navigation. */
  title: string;
  /** Language of the title, such as `en`, if it isn't the page's. */
  titleLang?: string | undefined;
  /**
   * Identifies the page, usually its path. Other changes, such as the query, don't count as a
   * navigation.
   * @default the title
   */
  route?: string | undefined;
  /**
   * Returns the element to focus instead of the heading, for example the link that the user
   * followed before going back. Called once the heading is rendered.
   */
  focusTarget?: ((main: HTMLElement) => HTMLElement | null | undefined) | undefined;
}

/**
 * Announces client-side navigation to screen readers. After a change of route, it waits until
 * `main` has an `h1`, focuses the heading, and announces the title once. The `h1` needs
 * `tabIndex={-1}`, which `PageHeader` sets. The browser announces the first page itself. Renders
 * nothing. Use it once, next to the routes.
 *
 * @throws {Error} outside of a `LiveRegionProvider`.
 * @example
 * <RouteAnnouncer title={title} route={location.pathname} />
 */
export function RouteAnnouncer(props: RouteAnnouncerProps): null {
  const { title, route = title } = props;
  const announce = useAnnounce();
  const lastRoute = useRef(route);
  const latestProps = useRef(props);

  useLayoutEffect(() => {
    latestProps.current = props;
  });

  useEffect(() => {
    if (lastRoute.current === route) return undefined;
    lastRoute.current = route;
    const main = document.querySelector('main');
    if (!main) return undefined;
    // The clicked link might be unmounted. Focus `main` until there is a heading.
    main.focus({ preventScroll: true });
    return onHeadingRendered(main, (heading) => {
      const latest = latestProps.current;
      // Don't steal focus if the user has moved it in the meantime.
      if (document.activeElement === main || document.activeElement === document.body) {
        (latest.focusTarget?.(main) ?? heading).focus({ preventScroll: true });
      }
      announce(latest.title, { lang: latest.titleLang });
    });
  }, [announce, route]);

  return null;
}

/** Calls `callback` once `main` has an `h1`. Returns a function that cancels the wait. */
function onHeadingRendered(
  main: HTMLElement,
  callback: (heading: HTMLElement) => void,
): () => void {
  const observer = new MutationObserver(check);
  let isWaiting = true;
  function stop(): void {
    isWaiting = false;
    observer.disconnect();
  }
  function check(): void {
    const heading = [...main.querySelectorAll('h1')].find((element) => isVisible(element, main));
    if (!isWaiting || !heading) return;
    stop();
    callback(heading);
  }
  observer.observe(main, { childList: true, subtree: true });
  // Defer the first check, so that the application can pass the new page's title before it is announced.
  queueMicrotask(check);
  return stop;
}

/** Whether an element is visible. An application can keep the elements of hidden pages in the document. */
function isVisible(element: Element, root: Element): boolean {
  for (
    let ancestor: Element | null = element;
    ancestor && ancestor !== root;
    ancestor = ancestor.parentElement
  ) {
    if (getComputedStyle(ancestor).display === 'none') return false;
  }
  return true;
}
