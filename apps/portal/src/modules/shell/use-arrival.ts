import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useAnnounce } from '@producer-portal/ui';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How far each entry of the history was scrolled; as long as the page lives. */
type Positions = Map<string, number>;

/** The element that scrolls; the specification names it (section 9, "Scroll reset"). */
const scroller = () => document.getElementById('app');

/**
 * What happens on arriving at another page: the scroll container starts at its top (going back: where it was), focus goes to
 * the page's h1 (going back: to the link that the reader left by), and its text is announced once. A change of the query alone
 * moves nothing.
 */
export function useArrival(): void {
  useScrollPosition();
  useHeadingFocus();
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

function useHeadingFocus(): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const announce = useAnnounce();
  const lastPath = useRef(pathname);
  /** The link that each entry of the history was left by. */
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

  const arrive = useEffectEvent((main: HTMLElement) => {
    const heading = main.querySelector('h1');
    if (!heading) return false;
    const href = type === NavigationType.Pop ? leftBy.current.get(key) : undefined;
    const link = [...main.querySelectorAll<HTMLElement>('a[href]')].find(
      (one) => one.getAttribute('href') === href,
    );
    // Whoever has moved on in the meantime is not called back.
    if (document.activeElement === main || document.activeElement === document.body) {
      (link ?? heading).focus({ preventScroll: true });
    }
    announce(heading.textContent);
    return true;
  });

  useEffect(() => {
    // On the first page the browser itself says the title and starts at the top.
    if (lastPath.current === pathname) return undefined;
    lastPath.current = pathname;
    const main = document.getElementById('main');
    if (!main) return undefined;
    // The link that was pressed may be gone; until there is a heading, reading starts at the main part.
    main.focus({ preventScroll: true });

    if (arrive(main)) return undefined;
    const observer = new MutationObserver(() => {
      if (arrive(main)) observer.disconnect();
    });
    observer.observe(main, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
}
