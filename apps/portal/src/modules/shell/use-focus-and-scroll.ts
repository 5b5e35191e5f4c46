import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RouteAnnouncerProps } from '@producer-portal/ui';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Scroll position by history entry, stored until the page reloads. */
type Positions = Map<string, number>;

/** The scroll container, whose id is fixed (docs/product.md#scroll-reset). */
const getScrollContainer = () => document.getElementById('app');

/**
 * Manages focus and scrolling on navigation. A new page starts at the top. Going back restores the scroll position and focuses
 * the link that was last clicked on that page. Nothing happens if only the query changes.
 *
 * @returns props for the RouteAnnouncer.
 */
export function useFocusAndScroll(): Required<Pick<RouteAnnouncerProps, 'route' | 'focusTarget'>> {
  useScrollPosition();
  const { pathname } = useLocation();
  return { route: pathname, focusTarget: useLastClickedLink() };
}

function useScrollPosition(): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const positions = useRef<Positions>(new Map());
  const lastPath = useRef(pathname);

  useLayoutEffect(() => {
    const element = getScrollContainer();
    if (!element) return undefined;
    const savedPositions = positions.current;
    if (lastPath.current !== pathname) {
      lastPath.current = pathname;
      element.scrollTop = type === NavigationType.Pop ? (savedPositions.get(key) ?? 0) : 0;
    }
    const save = () => savedPositions.set(key, element.scrollTop);
    element.addEventListener('scroll', save, { passive: true });
    return () => element.removeEventListener('scroll', save);
  }, [key, pathname, type]);
}

function useLastClickedLink(): (main: HTMLElement) => HTMLElement | undefined {
  const { key } = useLocation();
  const type = useNavigationType();
  /** The href of the last clicked link by history entry. */
  const clickedLinks = useRef(new Map<string, string>());

  useEffect(() => {
    const savedLinks = clickedLinks.current;
    const save = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('main a[href]') : null;
      if (link) savedLinks.set(key, link.getAttribute('href') ?? '');
    };
    document.addEventListener('click', save, { capture: true });
    return () => document.removeEventListener('click', save, { capture: true });
  }, [key]);

  return (main) => {
    const href = type === NavigationType.Pop ? clickedLinks.current.get(key) : undefined;
    return [...main.querySelectorAll<HTMLElement>('a[href]')].find(
      (link) => link.getAttribute('href') === href,
    );
  };
}
