/**
 * Finds touch targets smaller than 44 by 44 px, including their labels and extended hit areas. Links within a sentence are
 * exempt (WCAG 2.2, 2.5.5 and 2.5.8). Runs in the page.
 *
 * @returns one line per small target, with its name and size.
 */
export function smallTargets(): string[] {
  const minSize = 44;
  // The edges of a box can fall between two pixels.
  const tolerance = 1;
  const clickable = 'a[href], button, input, select, textarea, summary, [role="button"]';

  /** Measures the hit area along one axis, through the center of the box. */
  function extent(element: Element, across: boolean): number {
    const { left, top, width, height } = element.getBoundingClientRect();
    const isHit = (x: number, y: number) => {
      const found = document.elementFromPoint(x, y);
      return element.contains(found) || found?.closest('label')?.control === element;
    };
    const reach = (step: 1 | -1, max: number) => {
      let length = 0;
      const pointAt = (distance: number): [number, number] => {
        const offset = step * (distance + 0.5);
        return across
          ? [left + width / 2 + offset, top + height / 2]
          : [left + width / 2, top + height / 2 + offset];
      };
      while (length < max && isHit(...pointAt(length))) length += 1;
      return length;
    };
    const ahead = reach(1, minSize);
    // Stops at the minimum size, because a page needs thousands of hit tests.
    return ahead + reach(-1, minSize - ahead);
  }

  return [...document.querySelectorAll<HTMLElement>(clickable)].flatMap((element) => {
    // Elements behind an open dialog cannot be clicked.
    if (element.closest('[aria-hidden="true"], [inert]')) return [];
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    // A skip link is visible only while it has focus.
    const isSkipLink = element.matches('[href^="#"]');
    if (isSkipLink) element.focus();
    const { width, height } = element.getBoundingClientRect();
    const size = [extent(element, true), extent(element, false)] as const;
    if (isSkipLink) element.blur();
    // Elements that only screen readers can see are one pixel in size.
    const isShown =
      element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
    const own = element.textContent.trim();
    const isInSentence =
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent.trim() ?? '').length > own.length;
    // Content written by editors counts as prose, including its tables and lists of links.
    const isProse = isInSentence || element.closest('.pp-prose_root') !== null;
    if (!isShown || isProse || Math.min(...size) >= minSize - tolerance) return [];
    const name = element.getAttribute('aria-label') ?? own;
    return [`${element.tagName.toLowerCase()} "${name}" ${size.join(' × ')} px`];
  });
}
