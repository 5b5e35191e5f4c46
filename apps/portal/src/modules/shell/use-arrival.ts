import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RouteAnnouncerProps } from '@producer-portal/ui';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How far each entry of the history was scrolled; as long as the page lives. */
type Positions = Map<string, number>;

/** The element that scrolls; its id is fixed (docs/product.md#scroll-reset). */
const scroller = () => document.getElementById('app');

/**
 * What the router knows of arriving at another page: the scroll container starts at its top (going back: where it was), and
 * whoever goes back finds the focus on the link that they had left by. A change of the query alone moves nothing.
 *
 * @returns what the RouteAnnouncer has to know.
 */
export function useArrival(): Required<Pick<RouteAnnouncerProps, 'route' | 'focusTarget'>> {
  useScrollPosition();
  const { pathname } = useLocation();
  return { route: pathname, focusTarget: useLinkLeftBy() };
}

function useScrollPosition(): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const positions = useRef<Positions>(new Map());
  const lastPath = useRef(pathname);

  useLayoutEffect(() => {
    const element = scroller();
    if (!element) return undefined;
    const remembered = positions.current;
    if (lastPath.current !== pathname) {
      lastPath.current = pathname;
      element.scrollTop = type === NavigationType.Pop ? (remembered.get(key) ?? 0) : 0;
    }
    const remember = () => remembered.set(key, element.scrollTop);
    element.addEventListener('scroll', remember, { passive: true });
    return () => element.removeEventListener('scroll', remember);
  }, [key, pathname, type]);
}

function useLinkLeftBy(): (main: HTMLElement) => HTMLElement | undefined {
  const { key } = useLocation();
  const type = useNavigationType();
  /** The address of the link that each entry of the history was left by. */
  const leftBy = useRef(new Map<string, string>());

  useEffect(() => {
    const remembered = leftBy.current;
    const remember = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('main a[href]') : null;
      if (link) remembered.set(key, link.getAttribute('href') ?? '');
    };
    document.addEventListener('click', remember, { capture: true });
    return () => document.removeEventListener('click', remember, { capture: true });
  }, [key]);

  return (main) => {
    const href = type === NavigationType.Pop ? leftBy.current.get(key) : undefined;
    return [...main.querySelectorAll<HTMLElement>('a[href]')].find(
      (link) => link.getAttribute('href') === href,
    );
  };
}
