/**
 * Moves the focus to a change, and scrolls it into view. Call it from buttons or keys that go to the next
 * or the previous change.
 *
 * @param container element around one or more `RichContentDiff` components.
 * @param number the change's number, from 1.
 * @returns false if the container doesn't show the change.
 * @example
 * focusChange(article, 1);
 */
export function focusChange(container: ParentNode, number: number): boolean {
  const mark = container.querySelector<HTMLElement>(`[data-change="${Math.trunc(number)}"]`);
  if (!mark) return false;
  mark.tabIndex = -1;
  mark.focus({ preventScroll: true });
  mark.scrollIntoView({ block: 'center' });
  return true;
}
