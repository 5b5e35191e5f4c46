import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import type { SsoProtocol } from '../http/security-event.ts';
import type { EndedSignIn } from './provider-sessions.ts';

/** Reports a single logout: once for each sign-in that it ended, or once without a user if there was none left. */
export function reportSingleLogout(
  c: Context<AppEnv>,
  protocol: SsoProtocol,
  endedSignIns: readonly EndedSignIn[],
): void {
  const event = { event: 'single_logout', protocol } as const;
  if (endedSignIns.length === 0) c.var.audit(event);
  for (const { id, person_id } of endedSignIns) {
    c.var.audit(event, { signInId: id, userId: person_id, agentId: undefined });
  }
}

/**
 * Reports that a user has signed out while the identity provider couldn't be reached, so that its own session stays open.
 *
 * @returns `null`, in place of the provider's metadata.
 */
export function reportOpenSession(c: Context<AppEnv>, protocol: SsoProtocol): null {
  c.var.audit({ event: 'single_logout_refused', protocol, reason: 'provider_unavailable' });
  return null;
}
