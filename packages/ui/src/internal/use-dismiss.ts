import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * While `open`, calls `dismiss` on Escape and on a press or a focus outside of `root`. A dialog around
 * does not see that Escape: one press closes one thing.
 */
export function useDismiss(
  root: RefObject<Element | null>,
  open: boolean,
  dismiss: (by: 'escape' | 'outside') => void,
): void {
  useEffect(() => {
    if (!open) return undefined;
    const controller = new AbortController();
    // At the window and on the way down, because dialogs listen at the document on the way down.
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
