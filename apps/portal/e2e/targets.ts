/**
 * What a finger can press on the page as it stands and that has less than 44 by 44 px to be hit on: by its own box, its label's
 * or a larger area that is laid under it. Links within a sentence are exempt (WCAG 2.2, 2.5.5 and 2.5.8). Runs in the page.
 *
 * @returns one line for each: its words and its size.
 */
export function smallTargets(): string[] {
  const least = 44;
  // A box may end between two pixels.
  const slack = 1;
  const clickable = 'a[href], button, input, select, textarea, summary, [role="button"]';

  /** How far the element can be hit along one axis, through the middle of its box. */
  function extent(element: Element, across: boolean): number {
    const { left, top, width, height } = element.getBoundingClientRect();
    const isHit = (x: number, y: number) => {
      const found = document.elementFromPoint(x, y);
      return element.contains(found) || found?.closest('label')?.control === element;
    };
    const reach = (step: 1 | -1, most: number) => {
      let length = 0;
      const at = (distance: number): [number, number] => {
        const offset = step * (distance + 0.5);
        return across
          ? [left + width / 2 + offset, top + height / 2]
          : [left + width / 2, top + height / 2 + offset];
      };
      while (length < most && isHit(...at(length))) length += 1;
      return length;
    };
    const ahead = reach(1, least);
    // Enough is enough: each pixel is a hit test, and a page has thousands.
    return ahead + reach(-1, least - ahead);
  }

  return [...document.querySelectorAll<HTMLElement>(clickable)].flatMap((element) => {
    // What waits behind an open dialog cannot be pressed.
    if (element.closest('[aria-hidden="true"], [inert]')) return [];
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    // A skip link is out of sight, and above everything while it has the focus.
    const isSkipLink = element.matches('[href^="#"]');
    if (isSkipLink) element.focus();
    const { width, height } = element.getBoundingClientRect();
    const size = [extent(element, true), extent(element, false)] as const;
    if (isSkipLink) element.blur();
    // What is there for screen readers alone takes a pixel.
    const isShown =
      element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
    const own = element.textContent.trim();
    const isInSentence =
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent.trim() ?? '').length > own.length;
    // An editor's text is prose, tables and lists of links included.
    const isProse = isInSentence || element.closest('.pp-prose_root') !== null;
    if (!isShown || isProse || Math.min(...size) >= least - slack) return [];
    const name = element.getAttribute('aria-label') ?? own;
    return [`${element.tagName.toLowerCase()} "${name}" ${size.join(' × ')} px`];
  });
}
