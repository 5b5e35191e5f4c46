import { revokeSession } from '@producer-portal/api';
import { clearArea, readText, writeText } from '../../lib/storage.ts';
import type { Services } from './services.tsx';

/**
 * Time of the last sign-out: in local storage for this browser, in session storage for this tab. A tab that was asleep or in
 * the back/forward cache misses the sign-out message but not the stored time.
 */
const SIGNED_OUT_AT = 'signedOutAt';

/**
 * Removes all user data from this browser. Call it after the sign-out at the host. The session removes the tokens and stored
 * values; each tab removes its own drafts and recent searches with `clearTabAfterSignOut`. The theme, the flag for cached fonts,
 * the language, and the setting for keyboard shortcuts (`briefKeys`) stay, because they belong to the browser.
 */
export function forgetUser({ session }: Pick<Services, 'session'>): void {
  writeText('local', SIGNED_OUT_AT, String(session.now()));
  session.signOut();
}

/**
 * Goes to the identity provider to end its session too, and from there to `/logged-out`. Without a network, it goes there when
 * the network is back. Does nothing if `ssoLogoutPath` isn't configured. Call it after {@link forgetUser}.
 */
export function signOutAtProvider({
  config,
  redirect,
}: Pick<Services, 'config' | 'redirect'>): void {
  if (config.ssoLogoutPath === '') return;
  const redirectToProvider = () => redirect(config.apiHost + config.ssoLogoutPath);
  if (navigator.onLine) redirectToProvider();
  else window.addEventListener('online', redirectToProvider, { once: true });
}

/** Signs the user out at the host and in this browser. `app/session-routing.ts` then navigates, in this tab and others. */
export function signOut(services: Services): void {
  const revoked = revokeSession(services.api);
  forgetUser(services);
  void revoked.then(() => signOutAtProvider(services));
}

/**
 * Clears this tab's storage if the user has signed out since the last call, in this tab or another. If a session ends without
 * a sign-out, its drafts are kept.
 */
export function clearTabAfterSignOut(): void {
  const signedOutAt = readText('local', SIGNED_OUT_AT);
  if (signedOutAt === readText('session', SIGNED_OUT_AT)) return;
  clearArea('session');
  writeText('session', SIGNED_OUT_AT, signedOutAt);
}
