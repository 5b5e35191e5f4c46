import type { Conflict } from './change.ts';
import { queuedChangesCopy } from './copy.ts';

const copy = queuedChangesCopy.refused;

/** Explains in one sentence why a change could not be made. */
export function conflictText({ change, refusal }: Conflict): string {
  if (change.kind === 'remove-favorite') return copy.removed;
  if (change.title === null) return copy.untitled;
  if (change.kind === 'add-favorite') return copy.added(change.title);
  if (change.kind === 'move-favorite') return copy.moved(change.title);
  return (change.read ? copy.read : copy.unread)[refusal](change.title);
}
