import type { InPageHeading } from '@producer-portal/ui';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Reads the headings of a rendered text, for links to them. Runs before paint, so that nothing shifts.
 *
 * @param text - the rendered text. The headings are read again when it changes.
 */
export function useHeadings<E extends HTMLElement>(
  text: string | undefined,
): [RefObject<E | null>, readonly InPageHeading[]] {
  const element = useRef<E>(null);
  const [headings, setHeadings] = useState<readonly InPageHeading[]>([]);
  useLayoutEffect(() => {
    const elements =
      text === undefined ? [] : (element.current?.querySelectorAll('h2[id], h3[id]') ?? []);
    const newHeadings = [...elements].map((heading) => ({
      id: heading.id,
      label: heading.textContent.trim(),
      level: Number(heading.tagName.slice(1)),
    }));
    setHeadings(newHeadings);
  }, [text]);
  useScrollToHeading(element, headings);
  return [element, headings];
}

/**
 * Scrolls to the heading in the URL's fragment. The browser scrolls only to text that exists when the page opens, and this
 * text loads later. Going back restores the scroll position instead.
 */
function useScrollToHeading(
  element: RefObject<HTMLElement | null>,
  headings: readonly InPageHeading[],
): void {
  const { key, hash } = useLocation();
  const type = useNavigationType();
  const scrolledTo = useRef<string>(undefined);
  const index = headings.findIndex(({ id }) => `#${encodeURIComponent(id)}` === hash);
  useEffect(() => {
    if (index < 0 || type === NavigationType.Pop || scrolledTo.current === key) return;
    scrolledTo.current = key;
    element.current?.querySelectorAll('h2[id], h3[id]')[index]?.scrollIntoView();
  }, [element, index, key, type]);
}
