import type { SessionKeeper } from '@producer-portal/api/session';

/** What counts as somebody being there; media that plays says so by its time moving on. */
const inputEvents = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'timeupdate'] as const;

/**
 * Tells the session's keeper of input. Not while it warns of nobody being there: that is answered by its own button, and moving toward it
 * must not take it away.
 *
 * @returns stops it.
 */
export function watchInput(keeper: SessionKeeper): () => void {
  const note = () => {
    if (keeper.warning()?.because !== 'idle') keeper.input();
  };
  for (const event of inputEvents)
    document.addEventListener(event, note, { capture: true, passive: true });
  return () => {
    for (const event of inputEvents) document.removeEventListener(event, note, { capture: true });
  };
}
