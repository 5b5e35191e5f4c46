import type { InPageHeading } from '@producer-portal/ui';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** A text with fewer headings is seen at a glance. */
const fewest = 3;

/**
 * The headings of a text that is drawn inside an element, for a way about in it; none where they are few.
 * They are read from the page before it is painted, so that nothing moves when they are there.
 *
 * @param text - what is drawn: another one has other headings.
 */
export function useHeadings<E extends HTMLElement>(
  text: string | undefined,
): [RefObject<E | null>, readonly InPageHeading[]] {
  const element = useRef<E>(null);
  const [headings, setHeadings] = useState<readonly InPageHeading[]>([]);
  useLayoutEffect(() => {
    const drawn =
      text === undefined ? [] : (element.current?.querySelectorAll('h2[id], h3[id]') ?? []);
    const found = [...drawn].map((heading) => ({
      id: heading.id,
      label: heading.textContent.trim(),
      level: Number(heading.tagName.slice(1)),
    }));
    setHeadings(found.length < fewest ? [] : found);
  }, [text]);
  return [element, headings];
}
