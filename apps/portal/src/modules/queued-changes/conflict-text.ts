import type { Conflict } from './change.ts';
import { queuedChangesCopy } from './copy.ts';

const copy = queuedChangesCopy.refused;

/** The title of the record that a change is about; null if it is unknown. */
function getTitle({ change }: Conflict): string | null {
  if (change.kind === 'remove-favorite') return null;
  return (change.kind === 'add-cart-item' ? change.item.title : change.title) ?? null;
}

/** Explains why a change could not be made, and what to do next. */
export function conflictText(conflict: Conflict): string {
  const { change, refusal: refusalKind, reason: hostMessage } = conflict;
  if (change.kind === 'remove-favorite') return copy.removed;
  const title = getTitle(conflict);
  if (title === null) return copy.untitled;
  switch (change.kind) {
    case 'add-favorite':
      return copy.added(title);
    case 'move-favorite':
      return copy.moved(title);
    case 'add-cart-item':
      return hostMessage === null
        ? copy.cartAdd[refusalKind](title)
        : copy.cartAddReason(title, hostMessage);
    case 'remove-cart-item':
      return copy.cartRemove[refusalKind](title);
    default:
      return (change.read ? copy.read : copy.unread)[refusalKind](title);
  }
}
