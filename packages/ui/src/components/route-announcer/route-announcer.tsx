import { useEffect, useLayoutEffect, useRef } from 'react';
import { useAnnounce } from '../live-region/live-region.tsx';

export interface RouteAnnouncerProps {
  /** What the page is called. It is said on arrival. */
  title: string;
  /**
   * What tells one page from another, usually its path. A change of anything else, such as the query,
   * is no arrival.
   * @default the title
   */
  route?: string | undefined;
  /**
   * Looks for what is to take the focus in place of the heading, for example the link that the reader
   * had left by; asked once the heading is there.
   */
  focusTarget?: ((main: HTMLElement) => HTMLElement | null | undefined) | undefined;
}

/**
 * What a page load does for people who do not see it, where pages change without one: on arrival at
 * another page the focus goes to the `h1` of `main` (which needs a `tabIndex` of -1, as `PageHeader`
 * gives it), as soon as there is one, and the title is said once. Not on the first page, where the browser
 * does both. Draws nothing; put it once, beside the pages.
 *
 * @throws {Error} outside of a `LiveRegionProvider`, where nobody would hear the title.
 * @example
 * <RouteAnnouncer title={title} route={location.pathname} />
 */
export function RouteAnnouncer({ title, route = title, focusTarget }: RouteAnnouncerProps): null {
  const announce = useAnnounce();
  const lastRoute = useRef(route);
  const latest = useRef({ title, focusTarget });

  useLayoutEffect(() => {
    latest.current = { title, focusTarget };
  });

  useEffect(() => {
    if (lastRoute.current === route) return undefined;
    lastRoute.current = route;
    const main = document.querySelector('main');
    if (!main) return undefined;
    // The link that was pressed may be gone; until there is a heading, reading starts at the main part.
    main.focus({ preventScroll: true });
    return whenHeadingIsThere(main, (heading) => {
      // Whoever has moved on in the meantime is not called back.
      if (document.activeElement === main || document.activeElement === document.body) {
        (latest.current.focusTarget?.(main) ?? heading).focus({ preventScroll: true });
      }
      announce(latest.current.title);
    });
  }, [announce, route]);

  return null;
}

/** Calls once; hands out what takes the call back. */
function whenHeadingIsThere(
  main: HTMLElement,
  onHeading: (heading: HTMLElement) => void,
): () => void {
  const observer = new MutationObserver(look);
  let waiting = true;
  function stop(): void {
    waiting = false;
    observer.disconnect();
  }
  function look(): void {
    const heading = main.querySelector('h1');
    if (!waiting || !heading) return;
    stop();
    onHeading(heading);
  }
  observer.observe(main, { childList: true, subtree: true });
  // Not at once: a heading that came with the route may still be about to give the page its title.
  queueMicrotask(look);
  return stop;
}
