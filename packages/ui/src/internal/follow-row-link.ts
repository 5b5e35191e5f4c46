import type { MouseEvent as ReactMouseEvent } from 'react';

const CONTROLS = 'a, button, input, select, textarea, label, summary, [role="button"]';

/**
 * Click handler for a row whose title is its only link: a click on the row's text follows the link,
 * with the same modifier keys. A click on a control, or a click that ends a text selection, does nothing.
 * The row's empty area needs no handler, because the link's `::after` covers it, behind the text.
 */
export function followRowLink(event: ReactMouseEvent<HTMLElement>): void {
  const { currentTarget, target, nativeEvent } = event;
  if (event.defaultPrevented || !(target instanceof Element) || target.closest(CONTROLS)) return;
  if (getSelection()?.type === 'Range') return;
  const { ctrlKey, metaKey, shiftKey, altKey } = nativeEvent;
  currentTarget.querySelector('[data-row-link]')?.dispatchEvent(
    new MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      ctrlKey,
      metaKey,
      shiftKey,
      altKey,
    }),
  );
}
