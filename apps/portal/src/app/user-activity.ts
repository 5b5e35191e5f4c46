import type { SessionManager } from '@producer-portal/api/session';

/** Events that count as user activity. `timeupdate` covers playing media. */
const inputEvents = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'timeupdate'] as const;

/**
 * Reports user activity to the session manager. Ignores activity while the idle warning is open, so that only the warning's
 * buttons can close it.
 *
 * @returns a function that stops the reports.
 */
export function watchInput(sessionManager: SessionManager): () => void {
  const handleInput = () => {
    if (sessionManager.warning()?.reason !== 'idle') sessionManager.recordActivity();
  };
  for (const event of inputEvents)
    document.addEventListener(event, handleInput, { capture: true, passive: true });
  return () => {
    for (const event of inputEvents)
      document.removeEventListener(event, handleInput, { capture: true });
  };
}
