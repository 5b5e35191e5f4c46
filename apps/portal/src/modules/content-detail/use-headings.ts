import type { InPageHeading } from '@producer-portal/ui';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

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
    const found = [...elements].map((heading) => ({
      id: heading.id,
      label: heading.textContent.trim(),
      level: Number(heading.tagName.slice(1)),
    }));
    setHeadings(found);
  }, [text]);
  return [element, headings];
}
