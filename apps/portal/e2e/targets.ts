/**
 * Finds touch targets smaller than 44 by 44 px, including their labels and extended hit areas. Links within a sentence are
 * exempt (WCAG 2.2, 2.5.5 and 2.5.8). Runs in the page.
 *
 * @returns one line per small target, with its name and size.
 */
export function findSmallTargets(): string[] {
  const minSize = 44;
  // The edges of a box can fall between two pixels.
  const tolerance = 1;
  const clickable = 'a[href], button, input, select, textarea, summary, [role="button"]';

  /** Measures the hit area along one axis, through the center of the box. */
  function measureHitArea(element: Element, isHorizontal: boolean): number {
    const { left, top, width, height } = element.getBoundingClientRect();
    const isHit = (x: number, y: number) => {
      const hitElement = document.elementFromPoint(x, y);
      return element.contains(hitElement) || hitElement?.closest('label')?.control === element;
    };
    const measureReach = (step: 1 | -1, max: number) => {
      let length = 0;
      const pointAt = (distance: number): [number, number] => {
        const offset = step * (distance + 0.5);
        return isHorizontal
          ? [left + width / 2 + offset, top + height / 2]
          : [left + width / 2, top + height / 2 + offset];
      };
      while (length < max && isHit(...pointAt(length))) length += 1;
      return length;
    };
    const forwardLength = measureReach(1, minSize);
    // Stops at the minimum size, because a page needs thousands of hit tests.
    return forwardLength + measureReach(-1, minSize - forwardLength);
  }

  return [...document.querySelectorAll<HTMLElement>(clickable)].flatMap((element) => {
    // Elements behind an open dialog cannot be clicked.
    if (element.closest('[aria-hidden="true"], [inert]')) return [];
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    // A skip link is visible only while it has focus.
    const isSkipLink = element.matches('[href^="#"]');
    if (isSkipLink) element.focus();
    const { width, height } = element.getBoundingClientRect();
    const size = [measureHitArea(element, true), measureHitArea(element, false)] as const;
    if (isSkipLink) element.blur();
    // Elements that only screen readers can see are one pixel in size.
    const isShown =
      element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
    const ownText = element.textContent.trim();
    const isInSentence =
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent.trim() ?? '').length > ownText.length;
    // Content written by editors counts as prose, including its tables and lists of links.
    const isProse = isInSentence || element.closest('.pp-prose_root') !== null;
    if (!isShown || isProse || Math.min(...size) >= minSize - tolerance) return [];
    const name = element.getAttribute('aria-label') ?? ownText;
    return [`${element.tagName.toLowerCase()} "${name}" ${size.join(' × ')} px`];
  });
}
