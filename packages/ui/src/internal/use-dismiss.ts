import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * While `open`, calls `dismiss` on Escape, and on a click or focus outside `root`. A surrounding
 * dialog doesn't receive the Escape key, so the dialog stays open.
 */
export function useDismiss(
  root: RefObject<Element | null>,
  open: boolean,
  dismiss: (cause: 'escape' | 'outside') => void,
): void {
  useEffect(() => {
    if (!open) return undefined;
    const controller = new AbortController();
    // Capture on the window, because dialogs capture on the document.
    const options = { capture: true, signal: controller.signal };
    function handleOutside({ target }: Event): void {
      if (target instanceof Node && !root.current?.contains(target)) dismiss('outside');
    }
    window.addEventListener('pointerdown', handleOutside, options);
    window.addEventListener('focusin', handleOutside, options);
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || event.isComposing) return;
        event.stopPropagation();
        event.preventDefault();
        dismiss('escape');
      },
      options,
    );
    return () => controller.abort();
  }, [dismiss, open, root]);
}
