/**
 * Runs a function when the browser is idle.
 *
 * @param timeout milliseconds after which the function runs even if the browser is busy. Safari can't tell when it is idle, so the
 * function runs there after half of this time. @default 5000
 */
export function whenIdle(callback: () => void, timeout = 5000): void {
  // Safari has no requestIdleCallback.
  if (typeof window.requestIdleCallback === 'function')
    window.requestIdleCallback(callback, { timeout });
  else window.setTimeout(callback, timeout / 2);
}
