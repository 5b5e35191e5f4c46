import { revokeSession } from '@producer-portal/api';
import { clearArea, readText, writeText } from '../../lib/storage.ts';
import type { Services } from './services.tsx';

/**
 * When somebody last signed out in this browser, and the last sign-out that this tab knows of. A tab that was asleep or in
 * the back/forward cache misses the message of a sign-out, but not the value in the local storage.
 */
const SIGNED_OUT_AT = 'signedOutAt';

/**
 * Removes everything of the user from this browser, after a sign-out that the host knows of. The session removes the tokens
 * and stored values. Each tab removes its own drafts and recent searches: see `clearTabAfterSignOut`. The theme and the
 * names of the fonts stay in the local storage, because they belong to the browser and not to the user.
 */
export function forgetUser({ session }: Pick<Services, 'session'>): void {
  writeText('local', SIGNED_OUT_AT, String(session.now()));
  session.forget();
}

/**
 * Signs the user out, at the host and in this browser. Where the reader goes then is decided in one place, for this tab and
 * the others alike (`app/session-routing.ts`).
 */
export function signOut(services: Pick<Services, 'api' | 'session'>): void {
  void revokeSession(services.api);
  forgetUser(services);
}

/**
 * Clears this tab's storage when the user has signed out since the last call, in this tab or another. A session that ended
 * otherwise keeps its drafts for its user.
 */
export function clearTabAfterSignOut(): void {
  const signedOutAt = readText('local', SIGNED_OUT_AT);
  if (signedOutAt === readText('session', SIGNED_OUT_AT)) return;
  clearArea('session');
  writeText('session', SIGNED_OUT_AT, signedOutAt);
}
